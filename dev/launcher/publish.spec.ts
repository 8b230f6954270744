import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish } from './publish.mjs';

const addresses = {
  portal: 'http://localhost:4000',
  telephony: 'http://telephony.localhost:4000',
  adminPortal: 'http://crm.localhost:4003/records',
};
const looks = async () => '[data-brand="oakwood"]{--hm-ink:#456}';
let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hm-publish-'));
  dataDir = join(root, 'data');
  await put('mfe-x/dist/remote.json', JSON.stringify({ name: 'mfe-x', version: '1.2.3', entry: 'remote.js' }));
  await put('mfe-x/dist/remote.js', 'remote');
  await put('embed-snippet/package.json', JSON.stringify({ version: '0.4.0' }));
  await put(
    'embed-snippet/dist/loader.js',
    'open("__HM_PORTAL_ORIGIN__"); import("__HM_BEHAVIOUR__", "__HM_BEHAVIOUR_INTEGRITY__"); import("__HM_DIALOG__", "__HM_DIALOG_INTEGRITY__")',
  );
  await put(
    'shell/dist/tokens.css',
    '@font-face{src:url("/font.woff2")}@font-face{src:local("Arial")}:root{--hm-px:.0625rem;--hm-ink:#123}',
  );
  await put(
    'embed-snippet/dist/behaviour.js',
    'check("__HM_PORTAL_ORIGIN__"); import("__HM_SETTINGS__", "__HM_SETTINGS_INTEGRITY__")',
  );
  await put('embed-snippet/dist/dialog.js', 'show()');
  await put('embed-snippet/dist/settings.js', 'share()');
  await put('embed-react/package.json', JSON.stringify({ version: '0.2.0' }));
  await put('embed-react/dist/embed-react.js', 'export const HomeMove = 1;');
  await put('embed-react/src/embed-react.d.ts', 'export declare const HomeMove: 1;');
  await put('host-runtime/package.json', JSON.stringify({ version: '0.3.0' }));
  await put('host-runtime/dist/host-runtime.js', 'export const mountPanel = 1;');
  await put('host-runtime/src/host-runtime.d.ts', 'export declare const mountPanel: 1;');
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string) {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}
const published = (path: string) => readFile(join(dataDir, path), 'utf8');

describe('publish', () => {
  it('copies remotes and loader under their versions and lists the records', async () => {
    await publish({ dataDir, addresses, root, looks, builds: [join(root, 'mfe-x', 'dist')] });
    expect(await published('assets/remotes/mfe-x/1.2.3/remote.js')).toBe('remote');
    const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const settings = `import("../v0.4.0/settings.97c4fe22.js", "${hashOf('share()')}")`;
    const behaviour = `check("http://localhost:4000"); ${settings}`;
    const dialog = `import("../v0.4.0/dialog.6d9717ab.js", "${hashOf('show()')}")`;
    const loader = `open("http://localhost:4000"); import("../v0.4.0/behaviour.afd84011.js", "${hashOf(behaviour)}"); ${dialog}`;
    expect(await published('assets/v1/loader.js')).toBe(loader);
    expect(await published('assets/v0.4.0/loader.js')).toBe(loader);
    expect(await published('assets/v0.4.0/behaviour.afd84011.js')).toBe(behaviour);
    expect(await published('assets/v0.4.0/dialog.6d9717ab.js')).toBe('show()');
    expect(await published('assets/v0.4.0/settings.97c4fe22.js')).toBe('share()');
    expect(JSON.parse(await published('remotes.json'))).toEqual([
      { name: 'mfe-x', version: '1.2.3', entry: 'remote.js' },
    ]);
  });

  it('compresses the loader and its modules, with the portal’s origin in them', async () => {
    await publish({ dataDir, addresses, root, looks, builds: [] });
    for (const path of [
      'assets/v1/loader.js',
      'assets/v0.4.0/loader.js',
      'assets/v0.4.0/behaviour.afd84011.js',
      'assets/v0.4.0/dialog.6d9717ab.js',
      'assets/v0.4.0/settings.97c4fe22.js',
    ]) {
      const text = await published(path);
      expect(brotliDecompressSync(await readFile(join(dataDir, `${path}.br`))).toString()).toBe(text);
      expect(gunzipSync(await readFile(join(dataDir, `${path}.gz`))).toString()).toBe(text);
    }
  });

  it('writes the origins of the panel and of the admin portal', async () => {
    await put('embed-snippet/dist/loader.js', 'open("__HM_TELEPHONY_ORIGIN__"); import("__HM_BEHAVIOUR__")');
    await put('embed-snippet/dist/behaviour.js', 'check("__HM_ADMIN_ORIGIN__")');
    await publish({ dataDir, addresses, root, looks, builds: [] });
    const loader = await published('assets/v1/loader.js');
    expect(loader).toContain('open("http://telephony.localhost:4000")');
    const [, behaviour = ''] = /import\("..\/(.+)"\)/.exec(loader) ?? [];
    expect(await published(`assets/${behaviour}`)).toBe('check("http://crm.localhost:4003")');
  });

  it('copies the tokens for external hosts, with every look, texts in px, and without fonts that only our pages may load', async () => {
    await publish({ dataDir, addresses, root, looks, builds: [] });
    expect(await published('assets/v1/tokens.css')).toBe(
      '@font-face{src:local("Arial")}:root,:host{--hm-px:1px;--hm-ink:#123}[data-brand="oakwood"]{--hm-ink:#456}',
    );
  });

  it('keeps the module of the loader that pages may still hold', async () => {
    const run = () => publish({ dataDir, addresses, root, looks, builds: [] });
    await run();
    await put('embed-snippet/dist/behaviour.js', 'changed');
    await run();
    expect(await published('assets/v0.4.0/behaviour.afd84011.js')).toContain('check("http://localhost:4000")');
    expect(await published('assets/v1/loader.js')).not.toContain('afd84011');
  });

  it('copies the host runtime and its types next to the loader, unchanged', async () => {
    await publish({ dataDir, addresses, root, looks, builds: [] });
    for (const folder of ['assets/v1', 'assets/v0.3.0']) {
      expect(await published(`${folder}/tokens.css`)).toContain(':root,:host');
      expect(await published(`${folder}/host-runtime.js`)).toBe('export const mountPanel = 1;');
      expect(await published(`${folder}/host-runtime.d.ts`)).toBe('export declare const mountPanel: 1;');
      const compressed = await readFile(join(dataDir, folder, 'host-runtime.js.br'));
      expect(brotliDecompressSync(compressed).toString()).toBe('export const mountPanel = 1;');
    }
  });

  it('copies the React wrapper and its types next to the loader, unchanged', async () => {
    await publish({ dataDir, addresses, root, looks, builds: [] });
    for (const folder of ['assets/v1', 'assets/v0.2.0']) {
      expect(await published(`${folder}/embed-react.js`)).toBe('export const HomeMove = 1;');
      expect(await published(`${folder}/embed-react.d.ts`)).toBe('export declare const HomeMove: 1;');
    }
  });

  it('names the missing build of the host runtime', async () => {
    await rm(join(root, 'host-runtime/dist/host-runtime.js'));
    await expect(publish({ dataDir, addresses, root, looks, builds: [] })).rejects.toThrow(
      'host-runtime/dist/host-runtime.js cannot be read',
    );
  });

  it('removes the files of an earlier build of the same version', async () => {
    await put('data/assets/remotes/mfe-x/1.2.3/old.js', 'old');
    await publish({ dataDir, addresses, root, looks, builds: [join(root, 'mfe-x', 'dist')] });
    await expect(published('assets/remotes/mfe-x/1.2.3/old.js')).rejects.toThrow('ENOENT');
  });

  it('names the missing record', async () => {
    await rm(join(root, 'mfe-x/dist/remote.json'));
    await expect(publish({ dataDir, addresses, root, looks, builds: [join(root, 'mfe-x', 'dist')] })).rejects.toThrow(
      'mfe-x/dist/remote.json cannot be read',
    );
  });
});
