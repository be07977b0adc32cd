//! Journeys through the built site in real browsers.
