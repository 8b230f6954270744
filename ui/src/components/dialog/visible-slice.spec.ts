import { keepToVisibleSlice } from './visible-slice';

type Seen = Pick<IntersectionObserverEntry, 'boundingClientRect' | 'intersectionRect'>;

const { parent, IntersectionObserver: real } = window;
const disconnect = jest.fn();
let tell: (entry: Seen) => void;

function framed(): void {
  Object.defineProperty(window, 'parent', { value: {}, configurable: true, writable: true });
}

function aScrim() {
  const scrim = document.createElement('div');
  const dialog = scrim.appendChild(document.createElement('div'));
  const scrollIntoView = jest.fn();
  dialog.scrollIntoView = scrollIntoView;
  const slice = () => ['top', 'bottom'].map((side) => scrim.style.getPropertyValue(`--hm-slice-${side}`));
  return { scrim, slice, scrollIntoView };
}

beforeEach(() => {
  disconnect.mockClear();
  const Fake = jest.fn((callback: (entries: Seen[]) => void) => {
    tell = (entry) => callback([entry]);
    return { observe: jest.fn(), disconnect };
  });
  Object.defineProperty(window, 'IntersectionObserver', { value: Fake, configurable: true, writable: true });
});
afterAll(() => {
  Object.assign(window, { parent, IntersectionObserver: real });
});

describe('a scrim over a frame', () => {
  it('keeps what it holds to the slice that can be seen', () => {
    framed();
    const { scrim, slice, scrollIntoView } = aScrim();
    keepToVisibleSlice(scrim);
    tell({ boundingClientRect: new DOMRect(0, 0, 600, 4000), intersectionRect: new DOMRect(0, 3012.4, 600, 700) });
    expect(slice()).toEqual(['3012px', '288px']);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('brings itself into view when nothing of the frame is', () => {
    framed();
    const { scrim, slice, scrollIntoView } = aScrim();
    keepToVisibleSlice(scrim);
    tell({ boundingClientRect: new DOMRect(0, 0, 600, 4000), intersectionRect: new DOMRect(0, 0, 0, 0) });
    expect(slice()).toEqual(['', '']);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('asks nothing more once it is gone', () => {
    framed();
    keepToVisibleSlice(aScrim().scrim)?.();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});

it('a scrim over a page of its own covers what can be seen anyway', () => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true, writable: true });
  expect(keepToVisibleSlice(aScrim().scrim)).toBeUndefined();
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
});
