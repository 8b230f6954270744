import { arrival, frameOf } from './element.fixture';
import { place, placeModules } from './place';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

function scriptIn(parent: Element): HTMLScriptElement {
  const script = parent.querySelector('script');
  if (!script) throw new Error('no script');
  return script;
}

describe('the script', () => {
  it('places the element once, after itself, with its attributes', () => {
    document.body.innerHTML =
      '<script data-brand="oakwood" data-branch="12" data-mode="inline" data-theme="dark" data-lang="en" data-start="energy-usage"></script>';
    const script = scriptIn(document.body);
    place(script);
    place(script);
    expect(document.querySelectorAll('home-move')).toHaveLength(1);
    expect(script.nextElementSibling?.outerHTML).toBe(
      '<home-move brand="oakwood" branch="12" mode="inline" theme="dark" lang="en" start="energy-usage"></home-move>',
    );
  });

  it('names an unknown attribute in the console, unless other software adds it to scripts', async () => {
    const lines: unknown[] = [];
    jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
    document.body.innerHTML =
      '<script async data-brand="oakwood" data-brnad="harbour" data-nscript="lazyOnload" data-cookieconsent="ignore"></script>';
    place(scriptIn(document.body));
    await arrival();
    expect(lines).toEqual(['Home Move: the attribute data-brnad is unknown.']);
  });

  it('places the element into its target', () => {
    document.body.innerHTML = '<div id="here"></div><script data-brand="oakwood" data-target="#here"></script>';
    const script = document.querySelector('script');
    if (!script) throw new Error('no script');
    place(script);
    expect(document.querySelector('#here > home-move')?.getAttribute('brand')).toBe('oakwood');
  });

  describe('while the page is still being parsed', () => {
    const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
    beforeEach(() => {
      Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(document, 'readyState');
      document.head.innerHTML = '';
    });

    it('waits for a target that is not parsed yet', () => {
      document.body.innerHTML = '<script data-brand="oakwood" data-target="#here"></script>';
      place(scriptIn(document.body));
      expect(document.querySelector('home-move')).toBeNull();
      document.body.insertAdjacentHTML('beforeend', '<div id="here"></div>');
      parsed();
      expect(document.querySelector('#here > home-move')).not.toBeNull();
      parsed();
      expect(document.querySelectorAll('home-move')).toHaveLength(1);
    });

    it('places the element at once without a target', () => {
      document.body.innerHTML = '<main><script data-brand="oakwood"></script></main>';
      place(scriptIn(document.body));
      expect(document.querySelector('main > home-move')).not.toBeNull();
    });

    it('in the head waits for the body, and places the element at its end', () => {
      document.head.innerHTML = '<script data-brand="oakwood"></script>';
      place(scriptIn(document.head));
      expect(document.querySelector('home-move')).toBeNull();
      document.body.innerHTML = '<main></main>';
      parsed();
      expect(document.querySelector('main + home-move')).not.toBeNull();
      expect(document.head.querySelector('home-move')).toBeNull();
    });
  });

  it.each(['#nowhere', '#1 >>', 'head'])('with the unusable target %s places the element after itself', (target) => {
    document.body.innerHTML = `<main><script data-brand="oakwood" data-target="${target}"></script></main>`;
    place(scriptIn(document.body));
    expect(document.querySelector('main > script + home-move')).not.toBeNull();
  });

  describe('without a brand', () => {
    afterEach(() => {
      document.head.innerHTML = '';
    });

    it('in the head only defines the element', () => {
      document.head.innerHTML = '<script></script>';
      place(scriptIn(document.head));
      expect(document.querySelector('home-move')).toBeNull();
      expect(customElements.get('home-move')).toBeDefined();
      expect(window.HomeMove?.protocol).toBe('hm/1');
    });

    it('in the body adds nothing to a page with an element', () => {
      document.body.innerHTML = '<home-move brand="oakwood"></home-move><script></script>';
      place(scriptIn(document.body));
      expect(document.querySelectorAll('home-move')).toHaveLength(1);
    });

    it('in the body opens the brand that lists the page: its attributes may have been removed', () => {
      document.body.innerHTML = '<main><script></script></main>';
      place(scriptIn(document.body));
      const element = document.querySelector('main > script + home-move');
      expect(element && frameOf(element).src).toContain('/embed?host=http%3A%2F%2Flocalhost');
    });
  });

  it('of type module is found by its address', () => {
    document.body.innerHTML =
      '<p><script type="module" data-brand="oakwood" src="https://assets.example/v1/loader.js?x=1"></script></p>' +
      '<hr><script type="module" src="https://other.example/charts/loader.js"></script>' +
      '<script type="module" src="https://assets.example/v0.1.0/loader.js" data-brand="harbour"></script>';
    placeModules();
    placeModules();
    const brands = [...document.querySelectorAll('home-move')].map((element) => element.getAttribute('brand'));
    expect(brands).toEqual(['oakwood', 'harbour']);
    expect(document.querySelector('p > script + home-move')).not.toBeNull();
  });
});
