// Class names read as themselves; the sheet is a real object so that adopting it works in jsdom.
const sheet = {};
module.exports = new Proxy(
  { __esModule: true, default: sheet },
  { get: (target, name) => (name in target ? target[name] : String(name)) },
);
