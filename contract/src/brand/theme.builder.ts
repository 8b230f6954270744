import type { ThemeData } from './theme';

/** A theme with nothing but a blue accent that white text can be read on, and a white surface; name what matters. */
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
