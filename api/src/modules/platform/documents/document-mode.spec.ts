import { documentMode, paintsSurface } from './document-mode.js';

describe('the colour mode of a document', () => {
  it.each([
    ['hosted', undefined, 'system'],
    ['hosted', 'dark', 'system'],
    ['embedded', undefined, 'light'],
    ['embedded', 'dark', 'dark'],
    ['embedded', 'light', 'light'],
    ['embedded', 'system', 'system'],
    ['embedded', '" onload="', 'light'],
    ['panel', undefined, 'light'],
  ] as const)('of a brand with dark mode is, %s with the theme %s, %s', (context, theme, mode) => {
    expect(documentMode({ context, darkMode: true, theme })).toBe(mode);
  });

  it.each(['hosted', 'embedded', 'panel'] as const)('is always light, %s, in a brand without dark mode', (context) => {
    expect(documentMode({ context, darkMode: false, theme: 'dark' })).toBe('light');
  });
});

describe('the surface of a brand', () => {
  it.each([
    ['embedded', 'dark', true],
    ['embedded', 'system', true],
    ['embedded', 'light', false],
    ['embedded', undefined, false],
    ['hosted', 'dark', false],
  ] as const)('is painted, %s with the theme %s: %s', (context, theme, isPainted) => {
    expect(paintsSurface({ context, theme })).toBe(isPainted);
  });
});
