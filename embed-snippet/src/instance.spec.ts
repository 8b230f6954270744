import './loader';
import './near-viewport.fixture';
import { place } from './place';

/** The instance in the name of each element's frame, in document order. */
const instances = () =>
  [...document.querySelectorAll('home-move')].map((element) => {
    const { name } = element.shadowRoot?.querySelector('iframe') ?? {};
    return /^hm (\S+) http:\/\/localhost$/.exec(name ?? '')?.[1] ?? name;
  });

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the instance of an element', () => {
  it('is its position among elements of the same brand', () => {
    document.body.innerHTML =
      '<home-move brand="oakwood"></home-move><home-move brand="harbour"></home-move><home-move brand="oakwood"></home-move>';
    expect(instances()).toEqual(['1', '1', '2']);
  });

  it('is its id', () => {
    document.body.innerHTML =
      '<home-move brand="oakwood" id="tenancy"></home-move><home-move brand="oakwood" id="a b/c.d"></home-move>';
    expect(instances()).toEqual(['tenancy', 'a%20b%2Fc.d']);
  });

  it('is its own even when the page repeats an id or uses a number as one', () => {
    document.body.innerHTML =
      '<home-move brand="oakwood" id="2"></home-move><home-move brand="oakwood"></home-move>' +
      '<home-move brand="oakwood" id="x"></home-move><home-move brand="oakwood" id="x"></home-move>';
    expect(instances()).toEqual(['2', '2~2', 'x', 'x~2']);
  });

  it('is marked if the element names no brand, because the portal may find a brand that another element names', () => {
    document.body.innerHTML =
      '<home-move brand="oakwood"></home-move><home-move></home-move><home-move id="1"></home-move>';
    expect(instances()).toEqual(['1', '@1', '@1~2']);
  });

  it('stays when the element is moved, and is free again when it is removed', () => {
    document.body.innerHTML = '<home-move brand="oakwood"></home-move><home-move brand="oakwood"></home-move>';
    const [first] = document.querySelectorAll('home-move');
    if (!first) throw new Error('no element');
    document.body.append(first);
    expect(instances()).toEqual(['2', '1']);
    first.remove();
    document.body.insertAdjacentHTML('afterbegin', '<home-move brand="oakwood"></home-move>');
    expect(instances()).toEqual(['1', '2']);
  });

  it('does not depend on which of two scripts runs first', () => {
    const html = '<script data-brand="oakwood" id="a"></script><script data-brand="oakwood" id="b"></script>';
    for (const order of ['ab', 'ba']) {
      document.body.innerHTML = html;
      for (const id of order) place(document.getElementById(id) as HTMLScriptElement);
      expect(instances()).toEqual(['1', '2']);
    }
  });
});
