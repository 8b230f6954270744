// What a partner's own analytics might do: listen on the window for what the embedded service says. Nothing is shown or sent.
window.__events = [];
['ready', 'step', 'service', 'complete', 'navigate', 'auth', 'close', 'error'].forEach(function (name) {
  window.addEventListener('homemove:' + name, function (event) {
    window.__events.push({ type: event.type, detail: event.detail });
  });
});
