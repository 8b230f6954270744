import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { checkServedFile } from './served-file.js';

const text = 'export const start = 1;';
const portal = 'https://portal.example';
const sha384 = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

let server: Server;
let respond: RequestListener;
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/entry.js`;
const check = (content: string | Buffer = text) => checkServedFile(address(), sha384(content), portal);

/** Serves the file with some headers, and nothing else. */
function serve(change: Readonly<Record<string, string | undefined>> = {}, content: string | Buffer = text): void {
  const sent = Object.entries({ ...headers, ...change }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  respond = ({ url }, response) => {
    if (url === '/entry.js') response.setHeaders(new Map(sent)).end(content);
    else response.writeHead(404).end();
  };
}

describe('a file of a static store', () => {
  it('is accepted with its hash and headers', async () => {
    serve();
    expect(await check()).toEqual({ state: 'ok', headers: [] });
  });

  it.each([
    [404, 'missing'],
    [403, 'missing'],
    [503, 'unreachable'],
  ])('with status %i is %s', async (status, state) => {
    respond = (_, response) => response.writeHead(status).end();
    expect(await check()).toEqual({ state, headers: [] });
  });

  it('is different when its content is', async () => {
    serve({}, `${text}\n`);
    expect(await check()).toEqual({ state: 'different', headers: [] });
  });

  it('is too large above 5 MB, even when its hash is right', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
    serve({}, large);
    expect(await check(large)).toEqual({ state: 'tooLarge', headers: [] });
  });

  it('is too large above 5 MB of decoded content', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
    serve({ 'content-encoding': 'br' }, brotliCompressSync(large));
    expect(await check(large)).toEqual({ state: 'tooLarge', headers: [] });
  });

  it('is unreachable when no server responds', async () => {
    const closed = 'http://127.0.0.1:9/entry.js';
    expect(await checkServedFile(closed, sha384(text), portal)).toEqual({ state: 'unreachable', headers: [] });
  });
});

describe('the headers of a file', () => {
  it.each([
    ['content-type', undefined, 'content-type: text/javascript'],
    ['content-type', 'text/plain', 'content-type: text/javascript, instead of text/plain'],
    ['cache-control', undefined, 'cache-control: public, max-age=31536000, immutable'],
    [
      'cache-control',
      'public, max-age=300',
      'cache-control: public, max-age=31536000, immutable, instead of public, max-age=300',
    ],
    ['access-control-allow-origin', undefined, 'access-control-allow-origin: *'],
    ['access-control-allow-origin', portal, `access-control-allow-origin: *, instead of ${portal}`],
    ['cross-origin-resource-policy', undefined, 'cross-origin-resource-policy: cross-origin'],
  ])('are wrong with %s %p', async (name, value, expected) => {
    serve({ [name]: value });
    expect(await check()).toEqual({ state: 'wrongHeaders', headers: [expected] });
  });

  it.each(['application/javascript', 'text/javascript'])('may have the content type %s', async (type) => {
    serve({ 'content-type': type });
    expect((await check()).state).toBe('ok');
  });

  it('are all listed when the store sends none', async () => {
    respond = ({ url }, response) => response.writeHead(url === '/entry.js' ? 200 : 404).end(text);
    expect((await check()).headers).toHaveLength(4);
  });

  it('are compared as the store sends them to pages of the portal', async () => {
    respond = (request, response) => {
      const isOurs = request.headers.origin === portal;
      const sent = { ...headers, 'access-control-allow-origin': isOurs ? '*' : 'null' };
      response.writeHead(request.url === '/entry.js' ? 200 : 404, sent).end(text);
    };
    expect((await check()).state).toBe('ok');
  });
});

describe('a compressed file', () => {
  /** Serves brotli to clients that accept it, and the plain file to others. */
  const negotiate = (vary: string | undefined) => {
    respond = (request, response) => {
      const isPacked = request.headers['accept-encoding']?.includes('br') === true;
      const sent = { ...headers, ...(vary && { vary }), ...(isPacked && { 'content-encoding': 'br' }) };
      response.writeHead(200, sent).end(isPacked ? brotliCompressSync(text) : text);
    };
  };

  it('is compared by its decoded content', async () => {
    negotiate('Accept-Encoding');
    expect(await check()).toEqual({ state: 'ok', headers: [] });
  });

  it('needs Vary when other clients get another representation', async () => {
    negotiate(undefined);
    expect(await check()).toEqual({ state: 'wrongHeaders', headers: ['vary: accept-encoding'] });
  });

  it('needs no Vary when the store has one representation', async () => {
    serve({ 'content-encoding': 'br' }, brotliCompressSync(text));
    expect(await check()).toEqual({ state: 'ok', headers: [] });
  });

  it('is different when its content does not have the encoding of its header', async () => {
    serve({ 'content-encoding': 'br' }, text);
    expect(await check()).toEqual({ state: 'different', headers: [] });
  });

  it('must be used when it is in the store', async () => {
    respond = (_, response) => response.writeHead(200, headers).end(text);
    expect(await check()).toEqual({
      state: 'wrongHeaders',
      headers: ['content-encoding: br, although its .br is there'],
    });
  });
});
