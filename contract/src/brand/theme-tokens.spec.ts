import { themeTokens, tokenName } from './theme-tokens';
import { aTheme } from './theme.builder';

const pick = (tokens: Readonly<Record<string, string>>, part: RegExp) =>
  Object.fromEntries(Object.entries(tokens).filter(([name]) => part.test(name)));

it.each([
  ['accent', 'accent'],
  ['accentSoft', 'accent-soft'],
  ['chart1', 'chart-1'],
])('the token of %s is named %s', (role, name) => {
  expect(tokenName(role)).toBe(name);
});

describe('the design tokens of a theme', () => {
  it('are every custom property of a look', () => {
    expect(themeTokens(aTheme(), 'light')).toEqual({
      '--hm-font-heading': 'var(--hm-font)',
      '--hm-heading-weight': '700',
      '--hm-heading-tracking': '-0.022em',
      '--hm-radius-s': '6px',
      '--hm-radius-m': '10px',
      '--hm-radius-l': '16px',
      '--hm-radius-button': '10px',
      '--hm-border': '1px',
      '--hm-surface': '#ffffff',
      '--hm-raised': '#ffffff',
      '--hm-sunken': '#f5f5f5',
      '--hm-text': '#14242f',
      '--hm-muted': '#4f606d',
      '--hm-line': '#e4e4e4',
      '--hm-line-strong': '#718391',
      '--hm-accent': '#2a75a4',
      '--hm-accent-hover': '#0d608e',
      '--hm-accent-contrast': '#ffffff',
      '--hm-accent-soft': '#e1edf6',
      '--hm-accent-ink': '#2a75a4',
      '--hm-spark': '#f2b486',
      '--hm-spark-soft': '#ffecdf',
      '--hm-home': '#2a75a4',
      '--hm-home-roof': '#0d608e',
      '--hm-home-ink': '#ffffff',
      '--hm-header': '#ffffff',
      '--hm-header-text': '#14242f',
      '--hm-header-line': '#e4e4e4',
      '--hm-focus': '#c2490c',
      '--hm-chart-1': '#2a75a4',
      '--hm-chart-2': '#5693be',
      '--hm-chart-3': '#a1683c',
      '--hm-chart-4': '#bb8053',
      '--hm-shadow-1': '0 1px 2px rgb(20 35 43 / .06)',
      '--hm-shadow-2': '0 2px 4px rgb(20 35 43 / .06), 0 10px 28px rgb(20 35 43 / .12)',
      '--hm-shadow-3': '0 24px 64px rgb(20 35 43 / .26)',
    });
  });

  it('have no shadow under cards on dark pages', () => {
    expect(pick(themeTokens(aTheme(), 'dark'), /shadow/)).toEqual({
      '--hm-shadow-1': 'none',
      '--hm-shadow-2': '0 12px 32px rgb(0 0 0 / .5)',
      '--hm-shadow-3': '0 24px 64px rgb(0 0 0 / .7)',
    });
  });

  it('have lines instead of shadows if the theme requests them', () => {
    const theme = aTheme({ depth: 'lines' });
    expect(pick(themeTokens(theme, 'light'), /border|shadow/)).toEqual({
      '--hm-border': '1.5px',
      '--hm-shadow-1': 'none',
      '--hm-shadow-2': '0 0 0 1.5px #14242f',
      '--hm-shadow-3': '0 0 0 1.5px #14242f',
    });
    expect(pick(themeTokens(theme, 'dark'), /border|shadow/)).toEqual({
      '--hm-border': '1.5px',
      '--hm-shadow-1': 'none',
      '--hm-shadow-2': '0 0 0 1.5px #82929d',
      '--hm-shadow-3': '0 0 0 1.5px #82929d',
    });
  });

  it('have the shape and the typeface of the theme', () => {
    const tokens = themeTokens(aTheme({ corners: 'pill', font: 'newsreader' }), 'light');
    expect(pick(tokens, /heading|radius/)).toEqual({
      '--hm-font-heading': '"Newsreader", "Newsreader Fallback", "Iowan Old Style", Palatino, Georgia, serif',
      '--hm-heading-weight': '500',
      '--hm-heading-tracking': '-0.012em',
      '--hm-radius-s': '10px',
      '--hm-radius-m': '16px',
      '--hm-radius-l': '26px',
      '--hm-radius-button': '999px',
    });
  });
});
