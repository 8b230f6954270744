import type { ThemeData } from './theme';

/** A theme with only a white surface and a blue accent on which white text is readable; override the relevant fields. */
export function aTheme(overrides: Partial<ThemeData> = {}): ThemeData {
  return {
    light: { accent: '#2a75a4', surface: '#ffffff' },
    dark: {},
    corners: 'rounded',
    font: 'figtree',
    depth: 'shadows',
    logo: null,
    darkLogo: null,
    mark: null,
    ...overrides,
  };
}
