import { documentMode, paintsSurface, previewedDevice } from './document-mode.js';

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

describe('a preview', () => {
  it.each([
    ['embedded', 'light', 'light'],
    ['embedded', 'dark', 'dark'],
    ['embedded', 'system', null],
    ['embedded', undefined, null],
    ['hosted', 'dark', null],
    ['panel', 'dark', null],
  ] as const)('is, %s with the query %s, of the device %s', (context, preview, device) => {
    expect(previewedDevice(context, preview)).toBe(device);
  });

  it.each([
    ['system', 'dark', 'dark'],
    ['system', 'light', 'light'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
  ] as const)('with the theme %s on a device in %s mode is %s', (theme, device, mode) => {
    expect(documentMode({ context: 'embedded', darkMode: true, theme, device })).toBe(mode);
  });
});
