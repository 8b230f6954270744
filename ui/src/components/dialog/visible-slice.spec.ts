import { keepToVisibleSlice } from './visible-slice';

type Measured = Pick<IntersectionObserverEntry, 'boundingClientRect' | 'intersectionRect'>;

const { parent, IntersectionObserver: real } = window;
const disconnect = jest.fn();
let report: (entry: Measured) => void;

function openInFrame(): void {
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
  const Fake = jest.fn((callback: (entries: Measured[]) => void) => {
    report = (entry) => callback([entry]);
    return { observe: jest.fn(), disconnect };
  });
  Object.defineProperty(window, 'IntersectionObserver', { value: Fake, configurable: true, writable: true });
});
afterAll(() => {
  Object.assign(window, { parent, IntersectionObserver: real });
});

describe('a scrim in a frame', () => {
  it('positions its dialog in the visible slice', () => {
    openInFrame();
    const { scrim, slice, scrollIntoView } = aScrim();
    keepToVisibleSlice(scrim);
    report({ boundingClientRect: new DOMRect(0, 0, 600, 4000), intersectionRect: new DOMRect(0, 3012.4, 600, 700) });
    expect(slice()).toEqual(['3012px', '288px']);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('scrolls its dialog into view when no part of the frame is visible', () => {
    openInFrame();
    const { scrim, slice, scrollIntoView } = aScrim();
    keepToVisibleSlice(scrim);
    report({ boundingClientRect: new DOMRect(0, 0, 600, 4000), intersectionRect: new DOMRect(0, 0, 0, 0) });
    expect(slice()).toEqual(['', '']);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('stops observing when it unmounts', () => {
    openInFrame();
    keepToVisibleSlice(aScrim().scrim)?.();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});

it('does nothing on a page outside a frame', () => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true, writable: true });
  expect(keepToVisibleSlice(aScrim().scrim)).toBeUndefined();
  expect(window.IntersectionObserver).not.toHaveBeenCalled();
});
