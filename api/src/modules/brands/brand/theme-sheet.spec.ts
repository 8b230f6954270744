import { themeSheet } from '@home-move/contract';
import { aTheme } from '@home-move/contract/testing';
import { demoThemes } from './demo-themes.data.js';
import { themeSheetHash, themeSheetPath } from './theme-sheet.js';

/** Selectors, with the declarations of the rule. */
const rulesOf = (sheet: string) =>
  [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    declarations: body.split(';'),
  }));

describe('the style sheet of a look', () => {
  const [light, dark, system, ...others] = rulesOf(themeSheet(demoThemes.oakwood));

  it('sets every value for light pages', () => {
    expect(light?.selector).toBe(':root');
    expect(light?.declarations).toHaveLength(36);
    expect(light?.declarations).toEqual(
      expect.arrayContaining([
        '--hm-font-heading:"Newsreader", "Newsreader Fallback", "Iowan Old Style", Palatino, Georgia, serif',
        '--hm-radius-button:3px',
        '--hm-accent:#741d2c',
        '--hm-shadow-1:0 1px 2px rgb(20 35 43 / .06)',
      ]),
    );
  });

  it('sets for dark pages, and for a dark device, the values that differ', () => {
    expect(dark?.selector).toBe('[data-mode="dark"]');
    expect(dark?.declarations).toContain('--hm-accent:#eda7ad');
    expect(dark?.declarations.join(';')).not.toMatch(/--hm-(radius|font|border)/);
    expect(system).toEqual({ selector: '[data-mode="system"]', declarations: dark?.declarations });
    expect(themeSheet(demoThemes.oakwood)).toContain('@media (prefers-color-scheme:dark){[data-mode="system"]{');
    expect(others).toEqual([]);
  });

  it('applies to elements if a selector is given', () => {
    const selectors = rulesOf(themeSheet(demoThemes.oakwood, '[data-brand="oakwood"]')).map(({ selector }) => selector);
    expect(selectors).toEqual([
      '[data-brand="oakwood"]',
      '[data-brand="oakwood"][data-mode="dark"]',
      '[data-brand="oakwood"][data-mode="system"]',
    ]);
  });

  it.each(['default', 'oakwood', 'harbour', 'meadow'] as const)('takes at most 2.4 kB for %s', (name) => {
    expect(themeSheet(demoThemes[name]).length).toBeLessThanOrEqual(2.4 * 1024);
  });

  it('has a path with a hash that depends only on the look', () => {
    const hash = themeSheetHash(aTheme());
    expect(themeSheetPath(hash)).toMatch(/^\/brand-themes\/[0-9a-f]{16}\.css$/);
    expect(themeSheetHash(aTheme())).toBe(hash);
    expect(themeSheetHash(aTheme({ corners: 'pill' }))).not.toBe(hash);
  });
});
