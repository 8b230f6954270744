jest.mock('https://assets.example/v1/__HM_BEHAVIOUR__', () => ({ name: 'beside the loader' }), { virtual: true });
jest.mock('__HM_BEHAVIOUR__', () => ({ name: 'relative' }), { virtual: true });

/** Loads the second script from a loader that this script runs; returns why it fails. */
async function loadFrom(script: HTMLScriptElement | null): Promise<unknown> {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  let loaded: unknown;
  await jest.isolateModulesAsync(async () => {
    const { loadBehaviour } = await import('./lazy-behaviour');
    loaded = await loadBehaviour().catch((error: unknown) => error);
  });
  return loaded;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'currentScript');
});

describe('the second script', () => {
  it('is imported from the folder of a classic loader, whose imports have no base', async () => {
    const script = Object.assign(document.createElement('script'), { src: 'https://assets.example/v1/loader.js?x=1' });
    expect(await loadFrom(script)).toMatchObject({ name: 'beside the loader' });
  });

  it.each([
    ['a module', null],
    ['an inlined loader', document.createElement('script')],
  ])('has a relative address in %s', async (_, script) => {
    expect(await loadFrom(script)).toMatchObject({ name: 'relative' });
  });

  describe('in a browser that preloads modules', () => {
    const links = () => [...document.head.querySelectorAll('link')];
    const addedLink = () =>
      new Promise<HTMLLinkElement>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(links()[0] as HTMLLinkElement);
        }).observe(document.head, { childList: true });
      });
    beforeEach(() => {
      jest.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({ supports: () => true } as never);
    });

    it('is imported once its hash has been checked, and leaves nothing in the page', async () => {
      const script = Object.assign(document.createElement('script'), {
        src: 'https://assets.example/v1/loader.js',
        nonce: 'n-1',
      });
      const added = addedLink();
      const loading = loadFrom(script);
      const link = await added;
      const { rel, href, integrity, crossOrigin, nonce } = link;
      expect({ rel, href, integrity, crossOrigin, nonce }).toEqual({
        rel: 'modulepreload',
        href: 'https://assets.example/v1/__HM_BEHAVIOUR__',
        integrity: '__HM_BEHAVIOUR_INTEGRITY__',
        crossOrigin: '',
        nonce: 'n-1',
      });
      link.dispatchEvent(new Event('load'));
      expect(await loading).toMatchObject({ name: 'beside the loader' });
      expect(links()).toEqual([]);
    });

    it('is not imported if its hash is another', async () => {
      const added = addedLink();
      const loading = loadFrom(null);
      const error = new Event('error');
      (await added).dispatchEvent(error);
      expect(await loading).toBe(error);
      expect(links()).toEqual([]);
    });
  });
});
