jest.mock('https://assets.example/v1/__HM_BEHAVIOUR__', () => ({ name: 'beside the loader' }), { virtual: true });
jest.mock('__HM_BEHAVIOUR__', () => ({ name: 'relative' }), { virtual: true });
jest.mock('https://assets.example/v1/__HM_DIALOG__', () => ({ name: 'the dialog' }), { virtual: true });

/** Loads the second script from a loader that this script runs; returns why it fails. */
async function loadFrom(script: HTMLScriptElement | null): Promise<unknown> {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  let loaded: unknown;
  await jest.isolateModulesAsync(async () => {
    const { loadBehaviour } = await import('./lazy-scripts');
    loaded = await loadBehaviour().catch((error: unknown) => error);
  });
  return loaded;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'currentScript');
});

const classicLoader = () =>
  Object.assign(document.createElement('script'), { src: 'https://assets.example/v1/loader.js?x=1', nonce: 'n-1' });

/** The elements that fetch the second script; the first resolves once it is in the page. */
const fetching = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const firstFetching = () =>
  new Promise<HTMLScriptElement | HTMLLinkElement>((resolve) => {
    new MutationObserver((_, observer) => {
      const [element] = fetching();
      if (!element) return;
      observer.disconnect();
      resolve(element);
    }).observe(document.head, { childList: true });
  });

describe('the second script', () => {
  it('is imported from the folder of a classic loader once its hash has been checked, and leaves nothing in the page', async () => {
    const added = firstFetching();
    const loading = loadFrom(classicLoader());
    const script = (await added) as HTMLScriptElement;
    const { type, src, integrity, crossOrigin, nonce } = script;
    expect({ type, src, integrity, crossOrigin, nonce }).toEqual({
      type: 'module',
      src: 'https://assets.example/v1/__HM_BEHAVIOUR__',
      integrity: '__HM_BEHAVIOUR_INTEGRITY__',
      crossOrigin: '',
      nonce: 'n-1',
    });
    script.dispatchEvent(new Event('load'));
    expect(await loading).toMatchObject({ name: 'beside the loader' });
    expect(fetching()).toEqual([]);
  });

  it('is imported from the folder of a loader that is a module', async () => {
    const loader = Object.assign(classicLoader(), { type: 'module' });
    document.body.append(loader);
    const added = firstFetching();
    const loading = loadFrom(null);
    (await added).dispatchEvent(new Event('load'));
    expect(await loading).toMatchObject({ name: 'beside the loader' });
    loader.remove();
  });

  it('is not imported if its hash is another', async () => {
    const added = firstFetching();
    const loading = loadFrom(classicLoader());
    const error = new Event('error');
    (await added).dispatchEvent(error);
    expect(await loading).toBe(error);
    expect(fetching()).toEqual([]);
  });

  it('is preloaded with its hash where Trusted Types forbid scripts', async () => {
    jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
    });
    const loader = document.createElement('script');
    loader.setAttribute('src', 'https://assets.example/v1/loader.js');
    const added = firstFetching();
    const loading = loadFrom(loader);
    const link = await added;
    expect(link).toMatchObject({
      rel: 'modulepreload',
      href: 'https://assets.example/v1/__HM_BEHAVIOUR__',
      integrity: '__HM_BEHAVIOUR_INTEGRITY__',
    });
    link.dispatchEvent(new Event('load'));
    expect(await loading).toMatchObject({ name: 'beside the loader' });
  });

  it('is loaded once, and again after a failure', async () => {
    Object.defineProperty(document, 'currentScript', { value: classicLoader(), configurable: true });
    await jest.isolateModulesAsync(async () => {
      const { loadBehaviour } = await import('./lazy-scripts');
      const failed = loadBehaviour().catch(() => 'failed');
      expect(fetching()).toHaveLength(1);
      fetching()[0]?.dispatchEvent(new Event('error'));
      expect(await failed).toBe('failed');
      const again = loadBehaviour();
      expect(loadBehaviour()).toBe(again);
      expect(fetching()).toHaveLength(1);
      fetching()[0]?.dispatchEvent(new Event('load'));
      expect(await again).toMatchObject({ name: 'beside the loader' });
    });
  });

  it('has an address relative to an inlined loader', async () => {
    expect(await loadFrom(document.createElement('script'))).toMatchObject({ name: 'relative' });
  });
});

it('loads the script of the dialog by its own address and hash', async () => {
  Object.defineProperty(document, 'currentScript', { value: classicLoader(), configurable: true });
  await jest.isolateModulesAsync(async () => {
    const { loadDialog } = await import('./lazy-scripts');
    const loading = loadDialog();
    const [script] = fetching();
    const integrity = '__HM_DIALOG_INTEGRITY__';
    expect(script).toMatchObject({ src: 'https://assets.example/v1/__HM_DIALOG__', integrity });
    script?.dispatchEvent(new Event('load'));
    expect(await loading).toMatchObject({ name: 'the dialog' });
  });
});
