import './loader';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });

type Notify = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

const observers = new Set<Notify>();
const options: unknown[] = [];

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    readonly notify: Notify;
    constructor(notify: IntersectionObserverCallback, given?: IntersectionObserverInit) {
      this.notify = notify as unknown as Notify;
      options.push(given);
    }
    observe() {
      observers.add(this.notify);
    }
    disconnect() {
      observers.delete(this.notify);
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  document.body.innerHTML = '';
});

const intersects = (isIntersecting: boolean) => {
  for (const notify of observers) notify([{ isIntersecting }]);
};

/** An element at this position of a window that is 768 px high. */
function at(top: number, width = 700) {
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, top, width, 600);
  document.body.innerHTML = '<home-move brand="oakwood"></home-move>';
  const root = document.querySelector('home-move')?.shadowRoot;
  return { frame: () => root?.querySelector('iframe') ?? null, placeholder: () => root?.querySelector('p') ?? null };
}

it.each([
  ['in view', 100],
  ['399 px below the window', 768 + 399],
  ['399 px above the window', -600 - 399],
])('an element %s loads its portal at once', (_, top) => {
  expect(at(top).frame()).not.toBeNull();
  expect(observers.size).toBe(0);
});

it.each([
  ['400 px below the window', 768 + 400, 700],
  ['400 px above the window', -600 - 400, 700],
  ['that is not rendered', 0, 0],
])('an element %s reserves its space, and loads its portal once it comes within 400 px', (_, top, width) => {
  const { frame, placeholder } = at(top, width);
  expect(frame()).toBeNull();
  expect(placeholder()).not.toBeNull();
  expect(options.at(-1)).toEqual({ rootMargin: '400px' });
  intersects(false);
  expect(frame()).toBeNull();
  intersects(true);
  expect(frame()).not.toBeNull();
  expect(placeholder()).toBeNull();
  expect(observers.size).toBe(0);
});

it('a removed element waits no longer', () => {
  at(5000);
  expect(observers.size).toBe(1);
  document.querySelector('home-move')?.remove();
  expect(observers.size).toBe(0);
});

it('the panel of a CRM loads at once, because its code expires', () => {
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 5000, 700, 600);
  document.body.innerHTML = '<home-move mode="panel" brand="oakwood"></home-move>';
  expect(document.querySelector('home-move')?.shadowRoot?.querySelector('iframe')).not.toBeNull();
});
