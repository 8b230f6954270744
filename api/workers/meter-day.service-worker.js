// Opens the meter day page without a signal, and does nothing else. The API serves it below the address of the page of each brand
// (src/modules/platform/documents/meter-day-files.service.ts). Its cache holds the document of the
// page without a signal, and its script, which are the same for every mover of the brand. Answers of the API, tokens and keys never pass through them.
const page = new URL(registration.scope).pathname;
const offline = `${page}/offline`;
const cacheName = `hm ${page}`;
/** How long a weak signal may take to answer. */
const timeout = 10_000;

/** Stores the newest document and script, and removes the earlier ones. */
async function store() {
  const response = await fetch(offline, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The page is answered with status ${response.status}`);
  const html = await response.clone().text();
  const scripts = Array.from(html.matchAll(/<script [^>]*src="([^"]+)"/g), ([, address]) => address);
  const cache = await caches.open(cacheName);
  const stored = (await cache.keys()).map(({ url }) => url);
  await cache.addAll(scripts.filter((address) => !stored.includes(address)));
  await cache.put(offline, response);
  const wanted = [...scripts, new URL(offline, location.origin).href];
  await Promise.all(stored.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)));
}

/** Ends this worker, when a response of the server switches it off. */
async function end() {
  await caches.delete(cacheName);
  await registration.unregister();
}

/** Rejects once a weak signal has had enough time. */
const timeOut = () => new Promise((_, reject) => setTimeout(reject, timeout));

/**
 * The browser requests the page itself, with the headers of a page: only then does the document contain the key of the browser, without
 * which the session would end. A request of this worker may have others.
 */
const portalPage = async (event) => (await event.preloadResponse) ?? fetch(event.request);

async function openPage(event) {
  try {
    const response = await Promise.race([portalPage(event), timeOut()]);
    const isOff = response.headers.get('hm-meter-day-worker') === 'off';
    event.waitUntil((isOff ? end() : store()).catch(() => undefined));
    return response;
  } catch {
    return (await caches.match(offline)) ?? Response.error();
  }
}

const openScript = async (request) => (await caches.match(request.url)) ?? fetch(request);

addEventListener('install', (event) => {
  event.waitUntil(store());
  skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && pathname === page) event.respondWith(openPage(event));
  else if (request.destination === 'script' && /\/offline\.[0-9a-f]+\.js$/.test(pathname))
    event.respondWith(openScript(request));
});
