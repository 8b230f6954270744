import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { rawGet } from './testing/raw-get.js';
import { assetsServer } from './assets-server.js';

let dir: string;
let app: FastifyInstance;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hm-assets-'));
  const files = {
    'v1/loader.js': 'loader',
    'v0.1.0/loader.js': 'loader',
    'remotes/mfe-energy/1.0.0/remote.js': 'remote',
    '.secret/key': 'key',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await writeFile(join(dir, 'remotes/mfe-energy/1.0.0/remote.js.gz'), gzipSync('remote'));
  await writeFile(join(dir, 'v1/loader.js.gz'), gzipSync('loader'));
  await writeFile(join(dir, 'v1/loader.js.br'), brotliCompressSync('loader'));
  app = assetsServer(dir);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => rawGet(app, url, headers);

describe('the assets server', () => {
  it('serves files to any origin, with their content type', async () => {
    const { statusCode, headers, body } = await get('/v1/loader.js');
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'loader' });
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['/remotes/mfe-energy/1.0.0/remote.js', 'public, max-age=31536000, immutable'],
    ['/v0.1.0/loader.js', 'public, max-age=31536000, immutable'],
    ['/v1/loader.js', 'public, max-age=300'],
    ['/v1/loader.js?x=/remotes/a/b/', 'public, max-age=300'],
    ['/remotes/mfe-energy/1.0.0/gone.js', 'no-store'],
  ])('allows caching of %s: %s', async (url, expected) => {
    expect((await get(url)).headers['cache-control']).toBe(expected);
  });

  it('sends precompressed files', async () => {
    const { headers } = await get('/remotes/mfe-energy/1.0.0/remote.js', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])(
    'sends the loader to a client that accepts %s as %s, and has caches keep them apart',
    async (accepted, encoding) => {
      const { headers } = await get('/v1/loader.js', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=300' });
      expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    },
  );

  it.each(['/', '/remotes/', '/remotes/mfe-energy/1.0.0/', '/.secret/key', '/../package.json', '/%2e%2e/package.json'])(
    'lists and exposes nothing at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
