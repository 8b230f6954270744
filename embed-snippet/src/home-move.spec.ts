import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containers, dialogOnScreen, found } from './dialog.fixture';
import { loadBehaviour, loadDialog } from './lazy-scripts';
import type * as LoaderModule from './loader';
import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });
jest.mock('__HM_DIALOG__', () => jest.requireActual<object>('./dialog'), { virtual: true });

/** The queue stub as the documentation shows it, without its script element. */
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const stub = found(/<script>\n(\(function.*)\n[^<]*<\/script>/.exec(readme)?.[1]);

function runStub(): void {
  const script = document.createElement('script');
  script.textContent = stub;
  document.head.append(script);
  script.remove();
}

const homeMove = () => found(window.HomeMove);
const elements = () => [...document.querySelectorAll('home-move')];
const htmlOf = (all: readonly Element[]) => all.map(({ outerHTML }) => outerHTML);

describe('the queue stub', () => {
  it('has at most 300 bytes of ES5', () => {
    expect(Buffer.byteLength(stub)).toBeLessThanOrEqual(300);
    expect(stub).not.toMatch(/=>|`|\?\.|\?\?|\b(const|let|class)\b/);
  });

  it('keeps calls until the loader runs, which follows them in order', async () => {
    runStub();
    document.body.innerHTML = '<main></main>';
    homeMove()('mount', 'main', { brand: 'oakwood', mode: 'modal' });
    homeMove()('open');
    const script = document.querySelector<HTMLScriptElement>('head > script');
    expect(script).toMatchObject({ async: true, src: 'https://assets.example/v1/loader.js' });
    script?.remove();
    expect(elements()).toEqual([]);
    jest.requireActual<typeof LoaderModule>('./loader');
    await loadDialog();
    expect(htmlOf(elements())).toEqual(['<home-move brand="oakwood" mode="modal"></home-move>']);
    expect(dialogOnScreen().dialog.open).toBe(true);
  });

  it('changes nothing on a page with a loader', () => {
    const before = homeMove();
    runStub();
    document.querySelector('head > script')?.remove();
    expect(homeMove()).toBe(before);
  });
});

describe('HomeMove', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main></main>';
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('cannot be changed by the page', () => {
    expect(Object.isFrozen(homeMove())).toBe(true);
    expect(homeMove().protocol).toBe('hm/1');
  });

  it.each([
    ['an element', () => document.querySelector('main')],
    ['a selector', () => 'main'],
  ])('mounts an element in %s', (_, parent) => {
    const element = homeMove().mount(parent(), { brand: 'oakwood', branch: '12' });
    expect(element.outerHTML).toBe('<home-move brand="oakwood" branch="12"></home-move>');
    expect(element.parentElement?.localName).toBe('main');
    expect(element.shadowRoot?.querySelector('iframe')?.src).toContain('/embed/oakwood/12');
  });

  it('sets a prefill code as a property, which no attribute contains', () => {
    const element = homeMove().mount('main', { brand: 'oakwood', prefill: 'code-1' });
    expect(Reflect.get(element, 'prefill')).toBe('code-1');
    expect(element.outerHTML).toBe('<home-move brand="oakwood"></home-move>');
  });

  it('mounts an element with properties, which no attribute contains', () => {
    const properties = { themeTokens: { corners: 'pill' }, consent: 'onetrust' };
    const element = homeMove().mount('main', { brand: 'oakwood', mode: 'modal', ...properties });
    expect(element.outerHTML).toBe('<home-move brand="oakwood" mode="modal"></home-move>');
    expect(element).toMatchObject(properties);
  });

  it.each([null, '#nowhere'])('mounts an element at the end of the body for the parent %j', (parent) => {
    const element = homeMove().mount(parent, { mode: 'button' });
    expect(document.body.lastElementChild).toBe(element);
  });

  it('mounts an element once its parent is parsed', () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    const element = homeMove().mount('footer', { brand: 'oakwood' });
    expect(element.isConnected).toBe(false);
    document.body.insertAdjacentHTML('beforeend', '<footer></footer>');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(element.parentElement?.localName).toBe('footer');
    Reflect.deleteProperty(document, 'readyState');
  });

  it('opens and closes the first element with a dialog, if none is named', async () => {
    homeMove().mount('main', { brand: 'harbour' });
    homeMove().mount('main', { brand: 'oakwood', mode: 'modal' });
    homeMove().open();
    await loadDialog();
    expect(dialogOnScreen().frame().src).toContain('/embed/oakwood');
    homeMove().close();
    await loadDialog();
    expect(containers()).toEqual([]);
  });

  it('destroys one element or all, with their dialogs', async () => {
    for (const brand of ['oakwood', 'harbour', 'meadow']) homeMove().mount('main', { brand, mode: 'modal' });
    homeMove().open('[brand=harbour]');
    await loadDialog();
    homeMove().destroy('[brand=harbour]');
    expect(elements()).toHaveLength(2);
    expect(containers()).toEqual([]);
    homeMove().destroy();
    expect(elements()).toEqual([]);
  });

  it('calls a listener at each event of the page until it is removed', () => {
    const heard = jest.fn();
    const element = homeMove().mount('main', { mode: 'modal' });
    const off = homeMove().on('step', heard);
    const step = new CustomEvent('homemove:step', { bubbles: true });
    element.dispatchEvent(step);
    off();
    element.dispatchEvent(step);
    expect(heard.mock.calls).toEqual([[step]]);
  });

  it('does nothing for a method that does not exist', () => {
    expect(homeMove()('render')).toBeUndefined();
  });

  describe('whenReady', () => {
    const isReady = (element: Element) =>
      element.dispatchEvent(new CustomEvent('homemove:ready', { bubbles: true, detail: {} }));
    beforeEach(async () => {
      await loadBehaviour();
    });

    it('resolves with the element when its portal shows the first screen', async () => {
      const element = homeMove().mount('main', { mode: 'modal' });
      const other = homeMove().mount('main', { mode: 'modal' });
      const ready = homeMove().whenReady(element);
      await loadBehaviour();
      isReady(other);
      isReady(element);
      expect(await ready).toBe(element);
      expect(await homeMove().whenReady(element)).toBe(element);
    });

    it('resolves with the first element that is ready, if none is named', async () => {
      const [, second] = [1, 2].map(() => homeMove().mount('main', { mode: 'modal' }));
      const ready = homeMove().whenReady();
      await loadBehaviour();
      isReady(found(second));
      expect(await ready).toBe(second);
      expect(await homeMove().whenReady()).toBe(second);
    });

    it('waits again once the element has left the page', async () => {
      const element = homeMove().mount('main', { mode: 'modal' });
      isReady(element);
      expect(await homeMove().whenReady(element)).toBe(element);
      element.remove();
      document.body.append(element);
      const resolved = jest.fn();
      const ready = homeMove().whenReady(element).then(resolved);
      for (let turn = 0; turn < 10; turn += 1) await loadBehaviour();
      expect(resolved).not.toHaveBeenCalled();
      isReady(element);
      await ready;
      expect(resolved).toHaveBeenCalledWith(element);
    });
  });
});
