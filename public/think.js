// Starts the program of the bots in a worker that is called like its file. What goes wrong is told to the page.
import(new URL(self.name, location.href))
  .then((program) => program.default())
  .catch((why) => setTimeout(() => { throw why; }));
