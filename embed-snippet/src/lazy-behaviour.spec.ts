jest.mock('https://assets.example/v1/__HM_BEHAVIOUR__', () => ({ name: 'beside the loader' }), { virtual: true });
jest.mock('__HM_BEHAVIOUR__', () => ({ name: 'relative' }), { virtual: true });

/** Loads the second script from a loader that this script runs. */
async function loadFrom(script: HTMLScriptElement | null): Promise<unknown> {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  let loaded: unknown;
  await jest.isolateModulesAsync(async () => {
    loaded = await (await import('./lazy-behaviour')).loadBehaviour();
  });
  return loaded;
}

afterEach(() => {
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
});
