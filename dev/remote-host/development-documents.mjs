import { request } from 'node:http';

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

function fetchDocument(url, { accept, host }) {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { accept, host } }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, type: response.headers['content-type'] ?? '', text }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const isPageLoad = ({ method, url, headers }) =>
  method === 'GET' && headers.accept?.includes('text/html') && !url.startsWith('/api/');

/** Middleware that answers page loads and passes on everything else. The running system's content security policy is not applied. */
export function developmentDocuments({ portal, script, record }) {
  const { port } = new URL(portal);

  async function respond({ url, headers }, res) {
    const host = `${headers.host.replace(/:\d+$/, '')}:${port}`;
    const { status, type, text } = await fetchDocument(new URL(url, portal), { accept: headers.accept, host });
    const isDocument = type.startsWith('text/html');
    res.writeHead(status, { 'content-type': type }).end(isDocument ? rewriteDocument(text, { script, record }) : text);
  }
  function fail(error, res) {
    const reason = `${portal} does not answer as expected (${error.message}).`;
    res
      .writeHead(502, { 'content-type': 'text/plain' })
      .end(`${reason} Is npm start running, with the same PORT_BASE?\n`);
  }
  return {
    name: 'development-documents',
    middleware: (req, res, next) => {
      if (!isPageLoad(req)) next();
      else respond(req, res).catch((error) => fail(error, res));
    },
  };
}
