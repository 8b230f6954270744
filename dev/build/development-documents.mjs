import { request } from 'node:http';

/** React's development build looks for this when it is read; what exchanges components finds React by it later. */
const hook = `<script>
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};
</script>`;

const bootBlock = /(<script type="application\/json" id="hm-boot">)([^<]*)(<\/script>)/;
const shellScript = /<script defer(?:="[^"]*")? src="[^"]*\/shell\.[^"]*"><\/script>/;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * The document of the running system as the development server shows it: with the development shell in place of the
 * published one, and the remote that is being worked on in place of the registry's.
 */
export function rewriteDocument(html, { script, record }) {
  if (!bootBlock.test(html) || !shellScript.test(html)) throw new Error('This is no document of the portal');
  return html
    .replace(preloads, '')
    .replace(shellScript, () => `${hook}<script defer src="${script}"></script>`)
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
    const asking = request(url, { headers: { accept, host } }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, type: answer.headers['content-type'] ?? '', text }));
    });
    asking.on('error', reject);
    asking.end();
  });
}

const asksForPage = ({ method, url, headers }) =>
  method === 'GET' && headers.accept?.includes('text/html') && !url.startsWith('/api/');

/** Answers page loads; passes everything else on. The policy that forbids inline scripts stays with the running system. */
export function developmentDocuments({ portal, script, record }) {
  const { port } = new URL(portal);

  async function answer({ url, headers }, res) {
    const host = `${headers.host.replace(/:\d+$/, '')}:${port}`;
    const { status, type, text } = await fetchDocument(new URL(url, portal), { accept: headers.accept, host });
    const isDocument = type.startsWith('text/html');
    res.writeHead(status, { 'content-type': type }).end(isDocument ? rewriteDocument(text, { script, record }) : text);
  }
  function refuse(error, res) {
    const why = `${portal} does not answer as expected (${error.message}).`;
    res.writeHead(502, { 'content-type': 'text/plain' }).end(`${why} Is npm start running, with the same PORT_BASE?\n`);
  }
  return {
    name: 'development-documents',
    middleware: (req, res, next) => {
      if (!asksForPage(req)) next();
      else answer(req, res).catch((error) => refuse(error, res));
    },
  };
}
