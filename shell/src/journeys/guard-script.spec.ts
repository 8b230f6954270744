import { aRecord } from '../testing/boot.builder';
import { createGuardScript, installGuardScript } from './guard-script';
import { createKnownFiles } from './known-files';

const folder = 'http://assets.test/remotes/energy/1.4.0';

function guarded(url: string, attempt = 0, record = aRecord()) {
  const files = createKnownFiles();
  files.add(record);
  files.startAttempt(record, attempt);
  const script = document.createElement('script');
  script.src = url;
  createGuardScript(files)(script, url);
  return { script, files, rejection: () => files.rejectionOf(record) };
}

/** The statuses in the browser's resource timing, oldest first; 0 for no response. */
function answered(...statuses: readonly number[]): void {
  const getEntriesByName = (url: string) =>
    url.endsWith('/app.js') ? statuses.map((responseStatus) => ({ responseStatus })) : [];
  Object.defineProperty(performance, 'getEntriesByName', { value: getEntriesByName, configurable: true });
}

describe('a script of a registry record', () => {
  it('is fetched with its hash, across origins, without credentials', () => {
    const { script } = guarded(`${folder}/app.js`);
    expect(script.getAttribute('src')).toBe(`${folder}/app.js`);
    expect(script.integrity).toBe('sha384-app');
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('gets another address on each attempt, with the same hash', () => {
    const { script } = guarded(`${folder}/app.js`, 2);
    expect(script.getAttribute('src')).toBe(`${folder}/app.js?hm-try=2`);
    expect(script.integrity).toBe('sha384-app');
  });
});

it('gives a script that has the address of an earlier attempt that of the current one', () => {
  const { script } = guarded(`${folder}/app.js?hm-try=1`, 2);
  expect(script.getAttribute('src')).toBe(`${folder}/app.js?hm-try=2`);
  expect(script.integrity).toBe('sha384-app');
});

describe('any other script', () => {
  it.each([
    'http://assets.test/remotes/energy/1.4.0/other.js',
    'http://assets.test/remotes/energy/1.3.0/app.js',
    'https://evil.test/app.js',
  ])('%s is rejected without a request, and its loader gets an error event', async (url) => {
    const { script } = guarded(url);
    const failed = jest.fn();
    script.addEventListener('error', failed);
    expect(script.hasAttribute('src')).toBe(false);
    await Promise.resolve();
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe('a file without a hash', () => {
  it.each<[string, Record<string, string>]>([
    ['is left out', { 'entry.js': 'sha384-entry' }],
    ['has an empty one', { 'entry.js': 'sha384-entry', 'app.js': '' }],
    ['has a weaker one', { 'entry.js': 'sha384-entry', 'app.js': 'sha1-app' }],
  ])('is rejected with HM-301 because the record %s', (_, files) => {
    const { script, rejection } = guarded(`${folder}/app.js`, 0, aRecord({ files }));
    expect(script.hasAttribute('src')).toBe(false);
    expect(rejection()).toBe('HM-301');
  });
});

it('rejects the entry of a record without hashes, which only development accepts', () => {
  const { script, rejection } = guarded(`${folder}/entry.js`, 0, aRecord({ files: {} }));
  expect(script.hasAttribute('src')).toBe(false);
  expect(rejection()).toBe('HM-301');
});

describe('a script that fails', () => {
  it.each<[string, number, string | undefined]>([
    ['was altered if it arrived and did not run', 200, 'HM-302'],
    ['may load on a retry after a 404', 404, undefined],
    ['may load on a retry after no response', 0, undefined],
  ])('%s', (_, status, expected) => {
    answered(status);
    const { script, rejection } = guarded(`${folder}/app.js`);
    script.dispatchEvent(new Event('error'));
    expect(rejection()).toBe(expected);
  });

  it('is judged by its latest response', () => {
    answered(200, 404);
    const { script, rejection } = guarded(`${folder}/app.js`);
    script.dispatchEvent(new Event('error'));
    expect(rejection()).toBeUndefined();
  });

  it('can succeed on the next attempt', () => {
    answered(200);
    const { script, files, rejection } = guarded(`${folder}/app.js`);
    script.dispatchEvent(new Event('error'));
    files.startAttempt(aRecord(), 1);
    expect(rejection()).toBeUndefined();
  });
});

describe('the guard', () => {
  it('cannot be replaced', () => {
    const root = {};
    installGuardScript(() => undefined, root);
    expect(Reflect.set(root, 'hmGuardScript', () => undefined)).toBe(false);
  });
});
