import { createStore } from '@home-move/contract';
import { followHostTheme } from './follow-host-theme';
import type { FrameBrand } from './host-theme';

const brand: FrameBrand = {
  look: {
    light: { accent: '#741d2c', surface: '#ffffff' },
    dark: {},
    corners: 'rounded',
    font: 'figtree',
    depth: 'shadows',
  },
  hasDarkMode: true,
};

function followed(load: jest.Mock) {
  const themeTokens = createStore<unknown>(null);
  const reportTheme = jest.fn();
  const report = jest.fn();
  followHostTheme({ themeTokens, reportTheme }, brand, report, load);
  return { themeTokens, reportTheme, report };
}

/** Waits until the chunk has loaded or failed, and its result is reported. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('fetches no code before the host sets tokens', () => {
  const load = jest.fn();
  followed(load);
  expect(load).not.toHaveBeenCalled();
});

it('applies each change of the tokens, and reports the result', async () => {
  const apply = jest.fn((tokens: unknown) => ({ hasSurface: false, notice: JSON.stringify(tokens) }));
  const load = jest.fn(() => Promise.resolve(apply));
  const { themeTokens, reportTheme } = followed(load);
  themeTokens.set({ accent: '#1f5d84' });
  await settled();
  themeTokens.set({});
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(reportTheme.mock.calls).toEqual([
    [{ hasSurface: false, notice: '{"accent":"#1f5d84"}' }],
    [{ hasSurface: false, notice: '{}' }],
  ]);
});

it('applies the latest tokens if they change while the code is loading', async () => {
  const apply = jest.fn((_tokens: unknown) => ({ hasSurface: false, notice: null }));
  const { themeTokens } = followed(jest.fn(() => Promise.resolve(apply)));
  themeTokens.set({ accent: '#1f5d84' });
  themeTokens.set({ accent: '#741d2c' });
  await settled();
  expect(apply.mock.calls).toEqual([[{ accent: '#741d2c' }], [{ accent: '#741d2c' }]]);
});

it('reports a failure to load, and tries again with the next tokens', async () => {
  const error = new TypeError('Failed to fetch');
  const apply = () => ({ hasSurface: true, notice: null });
  const load = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(apply);
  const { themeTokens, reportTheme, report } = followed(load);
  themeTokens.set({ accent: '#1f5d84' });
  await settled();
  expect(report.mock.calls).toEqual([[{ error, remote: 'shell', phase: 'host theme' }]]);
  expect(reportTheme).toHaveBeenLastCalledWith({
    hasSurface: false,
    notice: 'themeTokens have no effect, because a script of the frame did not load.',
  });
  themeTokens.set({ accent: '#741d2c' });
  await settled();
  expect(reportTheme).toHaveBeenLastCalledWith({ hasSurface: true, notice: null });
});
