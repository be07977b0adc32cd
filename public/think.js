// Starts the program of the bots in a worker; its address names the file. What goes wrong is told to the page.
import(new URL(location.search.slice(1), location.href))
  .then((program) => program.default())
  .catch((why) => setTimeout(() => { throw why; }));
