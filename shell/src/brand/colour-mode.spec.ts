import { aBranding } from '@home-move/contract/testing';
import { colourMode } from './colour-mode';
import { applyTheme } from './load-branding';

/** A device whose system the test switches between light and dark. */
function mockSystem(isDark: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isDark });
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  return (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(new Event('change'));
  };
}

const root = document.documentElement;
const open = (mode: string, darkMode = true) => {
  root.dataset['mode'] = mode;
  applyTheme(aBranding({ darkMode }), 'hosted', root, aBranding());
};

afterEach(() => jest.restoreAllMocks());

describe('a page that follows the system', () => {
  it.each([
    ['dark', true],
    ['light', false],
  ] as const)('is %s on a system that is', (mode, isDark) => {
    mockSystem(isDark);
    open('system');
    expect(root).toHaveAttribute('data-mode', mode);
    expect(colourMode(root)).toBe(mode);
  });

  it('changes with the system while it is open', () => {
    const change = mockSystem(false);
    open('system');
    change(true);
    expect(root).toHaveAttribute('data-mode', 'dark');
    change(false);
    expect(root).toHaveAttribute('data-mode', 'light');
  });

  it('is light in a brand without dark mode', () => {
    const change = mockSystem(true);
    open('system', false);
    expect(root).toHaveAttribute('data-mode', 'light');
    change(true);
    expect(root).toHaveAttribute('data-mode', 'light');
  });
});

it.each(['light', 'dark'])('a frame whose host requests %s keeps it, whatever the system', (mode) => {
  const change = mockSystem(mode === 'light');
  open(mode);
  change(mode === 'light');
  expect(root).toHaveAttribute('data-mode', mode);
});
