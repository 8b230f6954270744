import { themeCorners, themeDepths, themeFonts } from './theme';

/** Validation messages of themes, for the person who sets up a brand. */
export const themeMessages = {
  theme: 'must be a theme, with nothing but light, dark, corners, font, depth, logo, darkLogo and mark',
  light: 'must have accent and surface, and only colours that a brand may set',
  dark: 'must have only colours that a brand may set',
  colour: 'must be a colour such as #5fa8d3',
  corners: `must be one of ${themeCorners.join(', ')}`,
  font: `must be one of ${themeFonts.join(', ')}`,
  depth: `must be one of ${themeDepths.join(', ')}`,
  picture: 'must be an uploaded picture',
  mark: 'must be one of our marks or an uploaded picture',
  darkLogo: 'needs a logo for light pages as well',
} as const;
