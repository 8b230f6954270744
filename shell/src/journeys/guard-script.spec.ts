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
  return { script, files, refusal: () => files.rejectionOf(record) };
}

/** What the browser's timing says of a file: the status of its answer, 0 where none came. */
function answered(responseStatus: number): void {
  const getEntriesByName = (url: string) => (url.endsWith('/app.js') ? [{ responseStatus }] : []);
  Object.defineProperty(performance, 'getEntriesByName', { value: getEntriesByName, configurable: true });
}

describe('a script of a registry record', () => {
  it('is fetched with its hash, across origins, without credentials', () => {
    const { script } = guarded(`${folder}/app.js`);
    expect(script.getAttribute('src')).toBe(`${folder}/app.js`);
    expect(script.integrity).toBe('sha384-app');
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('gets another address on each try, the hash stays', () => {
    const { script } = guarded(`${folder}/app.js`, 2);
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
  ])('in the record because it %s is refused: HM-301', (_, files) => {
    const { script, refusal } = guarded(`${folder}/app.js`, 0, aRecord({ files }));
    expect(script.hasAttribute('src')).toBe(false);
    expect(refusal()).toBe('HM-301');
  });
});

describe('a script that fails', () => {
  it.each<[string, number, string | undefined]>([
    ['was altered, as it came and was not run', 200, 'HM-401'],
    ['may come on a second try: it was not there', 404, undefined],
    ['may come on a second try: there was no answer', 0, undefined],
  ])('%s', (_, status, refused) => {
    answered(status);
    const { script, refusal } = guarded(`${folder}/app.js`);
    script.dispatchEvent(new Event('error'));
    expect(refusal()).toBe(refused);
  });

  it('is judged anew on the next try', () => {
    answered(200);
    const { script, files, refusal } = guarded(`${folder}/app.js`);
    script.dispatchEvent(new Event('error'));
    files.startAttempt(aRecord(), 1);
    expect(refusal()).toBeUndefined();
  });
});

describe('the guard', () => {
  it('cannot be replaced', () => {
    const root = {};
    installGuardScript(() => undefined, root);
    expect(Reflect.set(root, 'hmGuardScript', () => undefined)).toBe(false);
  });
});
