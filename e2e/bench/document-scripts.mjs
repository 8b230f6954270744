import { request } from 'node:http';

/** GET without a cache, as browsers that accept one encoding send it: resolves to the body as served. */
function get(url, headers) {
  return new Promise((resolve, reject) => {
    // Our servers listen on IPv4 only.
    const address = url.replace('localhost', '127.0.0.1');
    request(address, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => resolve(Buffer.concat(chunks)));
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

/** The URLs of the scripts that a document loads or preloads. */
export async function documentScripts(url) {
  const html = (await get(url, { accept: 'text/html' })).toString();
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script]) => new URL(script, url).href);
}

/** The bytes of a file as served with an encoding. */
export const transferSize = async (url, encoding) => (await get(url, { 'accept-encoding': encoding })).length;
