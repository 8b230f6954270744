import http from 'node:http';
import https from 'node:https';
import { portalHost, toDevelopmentHeaders } from './portal-requests.mjs';

/** React's development build looks for this hook as it loads; hot reload finds React through it. */
const refreshHook = `<script>
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};
</script>`;

const bootBlock = /(<script type="application\/json" id="hm-boot">)([^<]*)(<\/script>)/;
const shellScript = /<script defer(?:="[^"]*")? src="[^"]*\/shell\.[^"]*"[^>]*><\/script>/;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Replaces, in a document of the running system, the published shell with the development shell, and the registry's record
 * of the remote under development with `record`. Throws for any other document.
 */
export function rewriteDocument(html, { script, record }) {
  if (!bootBlock.test(html) || !shellScript.test(html)) throw new Error('This is not a document of the portal');
  return html
    .replace(preloads, '')
    .replace(shellScript, () => `${refreshHook}<script defer src="${script}"></script>`)
    .replace(bootBlock, (_, open, json, close) => {
      const boot = JSON.parse(json);
      const others = (rows) => rows.filter(({ name }) => name !== record.name);
      boot.resolution = {
        remotes: [...others(boot.resolution.remotes), record],
        lastGood: others(boot.resolution.lastGood),
      };
      return open + JSON.stringify(boot).replace(/</g, '\\u003c') + close;
    });
}

/** The browser's headers that a document depends on. */
const passedOn = ['accept', 'accept-language', 'cookie'];

function fetchDocument(url, headers) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const isPageLoad = ({ method, url, headers }) =>
  method === 'GET' && headers.accept?.includes('text/html') && !url.startsWith('/api/');

/**
 * Middleware that answers page loads with rewritten documents of the portal, and passes on everything else. Of the portal's headers
 * only cookies and redirects remain: its content security policy would forbid the files of the development server.
 */
export function developmentDocuments({ portal, script, record }) {
  async function respond(req, res) {
    const given = passedOn.filter((name) => req.headers[name] !== undefined).map((name) => [name, req.headers[name]]);
    const headers = { ...Object.fromEntries(given), host: portalHost(portal, req.headers.host) };
    const answer = await fetchDocument(new URL(req.url, portal), headers);
    const { 'content-type': type = '' } = answer.headers;
    const isDocument = answer.headers.location === undefined && type.startsWith('text/html');
    const text = isDocument ? rewriteDocument(answer.text, { script, record }) : answer.text;
    res.writeHead(answer.status, { 'content-type': type, ...toDevelopmentHeaders(portal, answer.headers) }).end(text);
  }
  function fail(error, res) {
    const reason = `${portal} does not answer as expected (${error.message}).`;
    const advice = 'Is npm start running, with the same PORT_BASE, or is --shell the origin of a portal?';
    res.writeHead(502, { 'content-type': 'text/plain' }).end(`${reason} ${advice}\n`);
  }
  return {
    name: 'development-documents',
    middleware: (req, res, next) => {
      if (!isPageLoad(req)) next();
      else respond(req, res).catch((error) => fail(error, res));
    },
  };
}
