import { aRecord } from '../testing/some-boot';
import { createGuardScript, installGuardScript } from './guard-script';
import { createKnownFiles } from './known-files';

const folder = 'http://assets.test/remotes/energy/1.4.0';

function guarded(url: string, attempt = 0): HTMLScriptElement {
  const files = createKnownFiles();
  files.add(aRecord());
  files.retry(aRecord(), attempt);
  const script = document.createElement('script');
  script.src = url;
  createGuardScript(files)(script, url);
  return script;
}

describe('a script of a registry record', () => {
  it('is fetched with its hash, across origins, without credentials', () => {
    const script = guarded(`${folder}/app.js`);
    expect(script.getAttribute('src')).toBe(`${folder}/app.js`);
    expect(script.integrity).toBe('sha384-app');
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('gets another address on each try, the hash stays', () => {
    const script = guarded(`${folder}/app.js`, 2);
    expect(script.getAttribute('src')).toBe(`${folder}/app.js?hm-try=2`);
    expect(script.integrity).toBe('sha384-app');
  });
});

describe('any other script', () => {
  it.each([
    'http://assets.test/remotes/energy/1.4.0/other.js',
    'http://assets.test/remotes/energy/1.3.0/app.js',
    'https://evil.test/app.js',
  ])('%s is refused without a request, and its loader hears of it', async (url) => {
    const script = guarded(url);
    const failed = jest.fn();
    script.addEventListener('error', failed);
    expect(script.hasAttribute('src')).toBe(false);
    await Promise.resolve();
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe('the guard', () => {
  it('cannot be replaced', () => {
    const root = {};
    installGuardScript(() => undefined, root);
    expect(Reflect.set(root, 'hmGuardScript', () => undefined)).toBe(false);
  });
});
