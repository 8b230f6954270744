import { createSend } from './api-client.mjs';
import { createCrmRuntime } from './crm-runtime.mjs';

const call = JSON.parse(document.querySelector('#call').textContent);
document.querySelector('#call').remove();
const { remote, brand } = call;
const place = document.querySelector('.mounted');
const message = document.querySelector('.mounted-message');

const baseUrl = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);

/** Every script of the panel loads with its hash from the registry's record; the panel's chunks call this by its name. */
globalThis.hmGuardScript = (script, url) => {
  const hash = remote.files[url.slice(baseUrl.length)];
  if (!url.startsWith(baseUrl) || !hash) throw new Error(`${url} is no file of the panel`);
  Object.assign(script, { src: url, integrity: hash, crossOrigin: 'anonymous' });
};

function loadScript(url) {
  const script = document.createElement('script');
  globalThis.hmGuardScript(script, url);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    document.head.append(script);
  });
}

/** A request to the CRM's own server about this call. */
const ask = (path) => fetch(path, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });

let token = call.accessToken;
let renewing = null;
const session = {
  token: () => token,
  renew() {
    renewing ??= ask('/call/renew')
      .then(async (response) => (token = response.ok ? (await response.json()).accessToken : null))
      .catch(() => null)
      .finally(() => (renewing = null));
    return renewing;
  },
  onEnded: () => leave('Your login to this call has ended'),
};

function leave(text) {
  token = null;
  place.remove();
  message.textContent = text;
  report('navigate', { url: new URL('/queue', location.origin).href });
}

/** An event of the call, as the element dispatches it in the other ways. */
const report = (name, detail) =>
  document.dispatchEvent(new CustomEvent(`homemove:${name}`, { detail: { ...detail, reference: call.reference } }));

const page = {
  navigate: (path) => (message.textContent = `The customer continues at ${path}`),
  showFeedback: (feedback) => (message.textContent = feedback?.content ?? ''),
  report: (error, where) => console.error(`Home Move, ${where.phase}`, error),
  emit: report,
  keepToken: (fresh) => (token = fresh),
  async logOut() {
    await ask('/call/log-out');
    leave('You have logged out');
  },
  endCall: ({ message: text }) => leave(text),
};

// A shadow root keeps the CRM's style sheet and the panel's apart; the tokens are inherited.
place.dataset.brand = brand.theme;
const root = place.attachShadow({ mode: 'open' });
const base = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/static/mounted-panel.css' });
const panel = document.createElement('div');
root.append(base, panel);

const runtime = createCrmRuntime({
  call: { ...call, portal: 'telephony', context: 'panel' },
  send: createSend({ fetcher: fetch.bind(globalThis), base: '/home-move', session }),
  page,
});

try {
  await loadScript(remote.entry);
  const container = globalThis[remote.global];
  // The CRM shares no modules: the panel brings its own React.
  await container.init({});
  const { bootstrap, mount } = (await container.get('./app'))();
  const props = { name: 'home-move', domElement: panel, runtime };
  await bootstrap(props);
  await mount(props);
} catch (error) {
  console.error('Home Move', error);
  message.textContent = 'The panel did not load. Reload the page to try again.';
}
