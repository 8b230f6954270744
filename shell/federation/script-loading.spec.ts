import { loadScript } from './script-loading.mjs';

/** Loads a script whose element the guard has made. */
function load(timeout = 1000) {
  const script = document.createElement('script');
  return {
    script,
    loading: loadScript('http://assets.test/entry.js', { createScriptHook: () => ({ script, timeout }) }),
  };
}

describe('the script of an entry', () => {
  it('is in the document until it has run', async () => {
    const { script, loading } = load();
    expect(script.isConnected).toBe(true);
    script.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeDefined();
    expect(script.isConnected).toBe(false);
  });

  it('fails when it does not arrive, or not in time', async () => {
    const { script, loading } = load();
    script.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('ScriptNetworkError: http://assets.test/entry.js');
    expect(script.isConnected).toBe(false);
    await expect(load(1).loading).rejects.toThrow('ScriptNetworkError');
  });
});
