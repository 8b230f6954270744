import { once } from 'node:events';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type RequestOptions, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Certificate, createCertificate } from '../../../test/support/certificate.js';
import type { Telemetry } from '../../common/telemetry/telemetry.js';
import { RecordedSpans } from '../http/recorded-spans.builder.js';
import { HttpsWebPages } from './web-pages.https.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The name has no address outside this file. */
const page = new URL('https://www.oakwood.example/moving-in?from=mail');
const certificate = createCertificate(['www.oakwood.example']);

let server: Server;
let port: number;
let handle: Handler;
let requests: IncomingMessage[];

/** Pages of the local server, whose certificate the client trusts. */
class LocalPages extends HttpsWebPages {
  constructor(
    private readonly trusted: Certificate = certificate,
    telemetry?: Telemetry,
  ) {
    super(telemetry);
  }

  protected override connection(addresses: readonly string[]): RequestOptions {
    return { ...super.connection(addresses), port, ca: this.trusted.cert };
  }
}

async function start({ cert, key }: Certificate): Promise<void> {
  server = createServer({ cert, key }, (request, response) => {
    requests.push(request);
    handle(request, response);
  });
  // A client that rejects the certificate ends the handshake.
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

const html =
  (body: string | Buffer, headers: Record<string, string | string[]> = {}): Handler =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

const read = (pages: HttpsWebPages = new LocalPages(), milliseconds = 20_000) =>
  pages.read(page, ['127.0.0.1'], AbortSignal.timeout(milliseconds));

beforeEach(async () => {
  requests = [];
  handle = html('<h1>Welcome</h1>');
  await start(certificate);
});
afterEach(stop);

describe('a page', () => {
  it('is read from the given address, whatever its name resolves to', async () => {
    expect(await read()).toEqual({
      status: 200,
      location: null,
      contentType: 'text/html; charset=utf-8',
      securityPolicy: null,
      embedderPolicy: null,
      start: '<h1>Welcome</h1>',
    });
    expect(requests.map(({ url }) => url)).toEqual(['/moving-in?from=mail']);
  });

  it('has a span with its outcome, and without its address', async () => {
    const { telemetry, ended } = new RecordedSpans();
    await read(new LocalPages(certificate, telemetry));
    handle = (_request, response) => void response.destroy();
    await expect(read(new LocalPages(certificate, telemetry))).rejects.toMatchObject({ reason: 'connection' });
    const span = { name: 'page of a site check', kind: 'client' };
    expect(ended).toEqual([
      { ...span, attributes: { outcome: 'ok' } },
      { ...span, attributes: { outcome: 'connection' }, failure: 'connection' },
    ]);
  });

  it('receives the name of the check, and neither cookies nor headers of the caller', async () => {
    await read();
    expect(requests[0]?.headers).toEqual({
      host: `www.oakwood.example:${port}`,
      connection: 'close',
      'user-agent': 'HomeMoveSiteCheck/1.0',
      accept: 'text/html,application/xhtml+xml',
      'accept-encoding': 'gzip, br',
    });
  });

  it('gets back no cookie that it has set', async () => {
    handle = html('', { 'set-cookie': 'session=1' });
    await read();
    await read();
    expect(requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
  });

  it('has every policy of repeated headers', async () => {
    handle = html('', {
      'content-security-policy': ["default-src 'self'", "frame-src 'none'"],
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect(await read()).toMatchObject({
      securityPolicy: "default-src 'self', frame-src 'none'",
      embedderPolicy: 'require-corp',
    });
  });

  it('is not followed when it redirects', async () => {
    handle = (_request, response) =>
      void response.writeHead(302, { location: 'https://127.0.0.1/', 'content-type': 'text/html' }).end('Moved');
    expect(await read()).toMatchObject({ status: 302, location: 'https://127.0.0.1/', start: '' });
    expect(requests).toHaveLength(1);
  });

  it.each([403, 404, 500])('has no body with status %i', async (status) => {
    handle = (_request, response) => void response.writeHead(status).end('internal detail');
    expect(await read()).toMatchObject({ status, start: '' });
  });
});

describe('the body of a page', () => {
  const text = '<title>Zoë’s home</title>';

  it.each([
    ['gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('is decompressed from %s', async (encoding, body) => {
    handle = html(body, { 'content-encoding': encoding });
    expect((await read()).start).toBe(text);
  });

  it.each([
    ['an encoding that was not requested', 'deflate', Buffer.from(text)],
    ['two encodings', 'gzip, gzip', gzipSync(gzipSync(text))],
    ['malformed data', 'gzip', Buffer.from('no gzip')],
  ])('is rejected with %s', async (_, encoding, body) => {
    handle = html(body, { 'content-encoding': encoding });
    await expect(read()).rejects.toMatchObject({ reason: 'connection' });
  });

  it('is read up to 100 kB, however long it is', async () => {
    // It never ends: the client has to close the connection.
    handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const fill = () => {
        while (response.write('x'.repeat(16 * 1024)));
      };
      response.on('drain', fill);
      fill();
    };
    expect((await read()).start).toBe('x'.repeat(100_000));
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(5_000_000, 'x'))],
    ['br', brotliCompressSync(Buffer.alloc(5_000_000, 'x'))],
  ])('is decompressed up to 100 kB from %s that contains 5 MB', async (encoding, body) => {
    handle = html(body, { 'content-encoding': encoding });
    expect((await read()).start).toBe('x'.repeat(100_000));
  });

  it('is rejected when it does not arrive in time', async () => {
    handle = (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<html>');
    await expect(read(new LocalPages(), 300)).rejects.toMatchObject({ reason: 'timeout' });
  });
});

describe('a page that cannot be read', () => {
  it('has not responded in time', async () => {
    handle = () => undefined;
    await expect(read(new LocalPages(), 300)).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('is not requested after the time is over', async () => {
    await expect(new LocalPages().read(page, ['127.0.0.1'], AbortSignal.abort())).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(requests).toEqual([]);
  });

  it('has a certificate that the client does not trust', async () => {
    const other = createCertificate(['www.oakwood.example']);
    await expect(read(new LocalPages(other))).rejects.toMatchObject({ reason: 'tls' });
  });

  it.each([
    ['of another name', createCertificate(['elsewhere.example'])],
    ['that has expired', createCertificate(['www.oakwood.example'], 2021)],
  ])('has a certificate %s', async (_, other) => {
    await stop();
    await start(other);
    await expect(read(new LocalPages(other))).rejects.toMatchObject({ reason: 'tls' });
  });

  it('has a server without TLS', async () => {
    const plain = createPlainServer();
    await once(plain.listen(0, '127.0.0.1'), 'listening');
    ({ port } = plain.address() as AddressInfo);
    await expect(read()).rejects.toMatchObject({ reason: 'tls' });
    await new Promise((closed) => plain.close(closed));
  });

  it('has a server that ends the connection', async () => {
    handle = ({ socket }) => void socket.destroy();
    await expect(read()).rejects.toMatchObject({ reason: 'connection' });
  });

  it('has headers of more than 32 kB', async () => {
    handle = html('', { 'x-long': 'x'.repeat(33 * 1024) });
    await expect(read()).rejects.toMatchObject({ reason: 'connection' });
  });

  it('has no server at the address', async () => {
    const closed = createPlainServer();
    await once(closed.listen(0, '127.0.0.1'), 'listening');
    ({ port } = closed.address() as AddressInfo);
    await new Promise((done) => closed.close(done));
    await expect(read()).rejects.toMatchObject({ reason: 'connection' });
  });
});
