import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuild, downloadVersion, resolvedRecords } from './resolved-versions.mjs';

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

let server: Server;
let origin: string;
let served: Record<string, string>;
let folder: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const content = served[request.url ?? ''];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hm-version-'));
  served = { '/remotes/energy/1.0.0/entry.js': 'entry', '/remotes/energy/1.0.0/pages/app.js': 'app' };
});
afterEach(() => rmSync(folder, { recursive: true }));

const record = (files: Readonly<Record<string, string>> = {}) => ({
  name: 'energy',
  version: '1.0.0',
  entry: `${origin}/remotes/energy/1.0.0/entry.js`,
  files: { 'entry.js': sha384('entry'), 'pages/app.js': sha384('app'), ...files },
});
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the versions that visitors get', () => {
  it('are listed by the registry', async () => {
    served['/api/v1/registry/resolution'] = JSON.stringify({ remotes: [record()], lastGood: [] });
    expect(await resolvedRecords(origin)).toEqual([record()]);
  });

  it('are unknown without the registry', async () => {
    await expect(resolvedRecords(origin)).rejects.toThrow(`${origin}/api/v1/registry/resolution answered 404.`);
    await expect(resolvedRecords('http://127.0.0.1:9')).rejects.toThrow(
      'http://127.0.0.1:9/api/v1/registry/resolution',
    );
  });

  it('are downloaded as a build leaves them', async () => {
    await downloadVersion(record(), folder);
    expect([read('entry.js'), read('pages/app.js')]).toEqual(['entry', 'app']);
    expect(JSON.parse(read('remote.json'))).toMatchObject({ version: '1.0.0', entry: 'entry.js', publishedBy: 'gate' });
    expect(await copyBuild(folder, join(folder, 'copy'))).toMatchObject({ version: '1.0.0' });
    expect(read('copy/pages/app.js')).toBe('app');
  });

  it.each([
    [
      'is missing',
      () => delete served['/remotes/energy/1.0.0/entry.js'],
      '/remotes/energy/1.0.0/entry.js answered 404',
    ],
    [
      'was altered',
      () => (served['/remotes/energy/1.0.0/entry.js'] = 'another'),
      'entry.js of energy 1.0.0 is not the file that its record names.',
    ],
  ])('are rejected if a file %s', async (_, change, message) => {
    change();
    await expect(downloadVersion(record(), folder)).rejects.toThrow(message);
  });

  it('are rejected if a record names a file outside its folder', async () => {
    await expect(downloadVersion(record({ '../key': sha384('key') }), folder)).rejects.toThrow(
      'names ../key, which is outside its folder.',
    );
  });
});
