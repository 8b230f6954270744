// Class names read as themselves; the text of the sheet is empty, because jsdom loads no style sheets.
module.exports = new Proxy(
  { __esModule: true, default: '' },
  { get: (target, name) => (name in target ? target[name] : String(name)) },
);
