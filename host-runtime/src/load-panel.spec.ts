import { aPanelRecord } from './fake-api.fixture';
import { loadPanel, type PanelLifecycles } from './load-panel';

const lifecycles: PanelLifecycles = {
  bootstrap: async () => undefined,
  mount: async () => undefined,
  unmount: async () => undefined,
};

interface Requested {
  readonly file: string;
  readonly integrity: string;
  readonly crossOrigin: string | null;
}

/** Runs the scripts of a panel as a browser would, by file; any other script fails. Returns the requested ones. */
function serve(scripts: Readonly<Record<string, () => void>>): readonly Requested[] {
  const requested: Requested[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('no script');
    const { src, integrity, crossOrigin } = script;
    const file = src.split('/').at(-1) ?? '';
    requested.push({ file, integrity, crossOrigin });
    queueMicrotask(() => {
      scripts[file]?.();
      script.dispatchEvent(new Event(scripts[file] ? 'load' : 'error'));
    });
  });
  return requested;
}

/** The scripts of `aPanelRecord`, which define the globals of a real panel. */
function scriptsOf(global: string, get: () => Promise<() => PanelLifecycles> = async () => () => lifecycles) {
  const chunks = `webpackChunk${global}`;
  const chunk = () => Reflect.set(globalThis, chunks, [...((Reflect.get(globalThis, chunks) as unknown[]) ?? []), 1]);
  const init = jest.fn();
  const entry = () => {
    if ((Reflect.get(globalThis, chunks) as unknown[]).length !== 2) throw new Error('a chunk is missing');
    Reflect.set(globalThis, global, { init, get });
  };
  return { init, scripts: { 'app.js': () => void chunk(), 'react.js': () => void chunk(), 'entry.js': entry } };
}

const globals = () => Object.getOwnPropertyNames(globalThis);

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

describe('loading a panel', () => {
  it('requests every file with its hash and without credentials, the entry last', async () => {
    const record = aPanelRecord('1.0.0');
    const { scripts, init } = scriptsOf(record.global);
    const requested = serve(scripts);
    await expect(loadPanel(record)).resolves.toBe(lifecycles);
    expect(requested).toEqual([
      { file: 'app.js', integrity: 'sha384-app', crossOrigin: 'anonymous' },
      { file: 'react.js', integrity: 'sha384-react', crossOrigin: 'anonymous' },
      { file: 'entry.js', integrity: 'sha384-entry', crossOrigin: 'anonymous' },
    ]);
    expect(init).toHaveBeenCalledWith({});
  });

  it('leaves one global in the page', async () => {
    const record = aPanelRecord('1.0.1');
    serve(scriptsOf(record.global).scripts);
    const before = globals();
    await loadPanel(record);
    expect(globals().filter((name) => !before.includes(name))).toEqual(['__FEDERATION__']);
  });

  it('loads a version once, even for two panels at the same time', async () => {
    const record = aPanelRecord('1.0.2');
    const requested = serve(scriptsOf(record.global).scripts);
    await Promise.all([loadPanel(record), loadPanel(record)]);
    await loadPanel(record);
    expect(requested).toHaveLength(3);
  });

  it('names a file that does not load, starts nothing, and can be repeated', async () => {
    const record = aPanelRecord('1.0.3');
    const { scripts, init } = scriptsOf(record.global);
    const { 'react.js': _missing, ...rest } = scripts;
    const requested = serve(rest);
    await expect(loadPanel(record)).rejects.toMatchObject({
      code: 'panel-not-loaded',
      message: expect.stringContaining('https://assets.test/remotes/telephony/1.0.3/react.js'),
    });
    expect(requested.map(({ file }) => file)).toEqual(['app.js', 'react.js']);
    expect(init).not.toHaveBeenCalled();
    expect(globals().filter((name) => name.includes('hm_telephony'))).toEqual([]);

    jest.restoreAllMocks();
    serve(scripts);
    await expect(loadPanel(record)).resolves.toBe(lifecycles);
  });

  it.each<[string, Record<string, string>]>([
    ['has no hash', { 'entry.js': 'sha384-entry', 'app.js': '' }],
    ['has a weaker hash', { 'entry.js': 'sha384-entry', 'app.js': 'sha1-app' }],
    ['is the entry and is not listed', { 'app.js': 'sha384-app' }],
  ])('does not request a file that %s', async (_, files) => {
    const requested = serve({});
    await expect(loadPanel(aPanelRecord('1.0.4', { files }))).rejects.toMatchObject({ code: 'panel-not-loaded' });
    expect(requested).toEqual([]);
  });

  it('reports a panel that fails while it starts, and leaves no global of it', async () => {
    const record = aPanelRecord('1.0.5');
    const broken = new Error('broken');
    serve(scriptsOf(record.global, () => Promise.reject(broken)).scripts);
    await expect(loadPanel(record)).rejects.toMatchObject({ code: 'panel-failed', cause: broken });
    expect(globals().filter((name) => name.includes('hm_telephony'))).toEqual([]);
  });
});
