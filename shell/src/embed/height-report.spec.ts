import { reportHeight } from './height-report';

let resize: () => void;

function aPage() {
  const element = document.createElement('div');
  let height = 0;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 700, height);
  const reports: [px: number, isPrompted: boolean][] = [];
  reportHeight(element, (px, isPrompted) => reports.push([px, isPrompted]));
  const becomes = (px: number) => {
    height = px;
    resize();
  };
  return { becomes, reports };
}

const act = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    constructor(notify: ResizeObserverCallback) {
      resize = () => notify([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.useRealTimers());

describe('the report of the height', () => {
  it('is unprompted at load, until the mover acts', () => {
    const { becomes, reports } = aPage();
    becomes(812.4);
    expect(reports).toEqual([[813, false]]);
    act('pointerdown');
    expect(reports).toEqual([
      [813, false],
      [813, true],
    ]);
    act('pointerdown');
    expect(reports).toHaveLength(2);
  });

  it.each(['pointerdown', 'keydown', 'click'])(
    'is prompted for what follows a %s, as late as a slow answer',
    (action) => {
      const { becomes, reports } = aPage();
      becomes(800);
      act(action);
      jest.advanceTimersByTime(14_000);
      becomes(1400);
      expect(reports.at(-1)).toEqual([1400, true]);
      jest.advanceTimersByTime(2000);
      becomes(1500);
      expect(reports.at(-1)).toEqual([1500, false]);
    },
  );

  it.each(['wheel', 'touchmove'])('is repeated at a %s, which prompts nothing else', (scroll) => {
    const { becomes, reports } = aPage();
    becomes(800);
    act(scroll);
    expect(reports.at(-1)).toEqual([800, true]);
    becomes(900);
    expect(reports.at(-1)).toEqual([900, false]);
  });

  it('is left out for a height that does not last', () => {
    const { becomes, reports } = aPage();
    becomes(1400);
    becomes(320);
    jest.advanceTimersByTime(300);
    becomes(1100);
    jest.advanceTimersByTime(300);
    expect(reports).toEqual([[1400, false]]);
    jest.advanceTimersByTime(200);
    expect(reports).toEqual([
      [1400, false],
      [1100, false],
    ]);
  });
});
