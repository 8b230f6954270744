// A bare frame opens its call by itself where the browser states who frames it; Firefox does not. This script answers the
// frame's greeting (protocol hm/1), and passes on what the panel reports of the call.
const frame = document.querySelector('iframe[data-origin]');
const { origin: panelOrigin } = frame.dataset;

const events = ['note', 'link', 'finished', 'forgotten', 'navigate'];

function receive({ data: { type, ...detail } }) {
  if (events.includes(type)) frame.dispatchEvent(new CustomEvent(`homemove:${type}`, { bubbles: true, detail }));
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== panelOrigin) return;
  if (data?.hm !== 'hm/1' || data.type !== 'hello') return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', receive);
  port1.start();
  frame.contentWindow.postMessage({ hm: 'hm/1', type: 'welcome' }, panelOrigin, [port2]);
});
