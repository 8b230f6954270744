import type { Colour } from './colour';

/** The colour modes of a look. */
export const themeModes = ['light', 'dark'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** Colours that a brand may set, in the order of the design tokens. Status colours are the same for every brand. */
export const paletteRoles = [
  'surface',
  'raised',
  'sunken',
  'text',
  'muted',
  'line',
  'lineStrong',
  'accent',
  'accentHover',
  'accentContrast',
  'accentSoft',
  'accentInk',
  'spark',
  'sparkSoft',
  'home',
  'homeRoof',
  'homeInk',
  'header',
  'headerText',
  'headerLine',
  'focus',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
] as const;
export type PaletteRole = (typeof paletteRoles)[number];

/** Every colour of a look in one mode. */
export type Palette = Readonly<Record<PaletteRole, Colour>>;

/** Corner radii, from none to buttons with round ends. */
export const themeCorners = ['square', 'slight', 'rounded', 'pill'] as const;
export type ThemeCorners = (typeof themeCorners)[number];

/** Typefaces, with their weight, of headings and of the brand's name. Other text is always Figtree. */
export const themeFonts = ['figtree', 'figtree-bold', 'figtree-heavy', 'newsreader'] as const;
export type ThemeFont = (typeof themeFonts)[number];

/** How cards and dialogs are set off from the page. */
export const themeDepths = ['shadows', 'lines'] as const;
export type ThemeDepth = (typeof themeDepths)[number];

const pictureName = /^[0-9a-f]{32}\.(?:svg|png)$/;

/** Whether a text is the name of an uploaded picture: 128 bits of the hash of its content, and its type. */
export function isPictureName(text: string): boolean {
  return pictureName.test(text);
}

/**
 * A brand's look as data. `paletteOf` derives each colour that it leaves out, `liftedTheme` makes it readable, and
 * `themeTokens` turns it into the design tokens. Layout, wording, sizes and status colours never change with it.
 */
export interface ThemeData {
  /** Light pages: at least accent and surface. */
  readonly light: Pick<Palette, 'accent' | 'surface'> & Partial<Palette>;
  /** Dark pages; any colour may be left out. */
  readonly dark: Partial<Palette>;
  readonly corners: ThemeCorners;
  readonly font: ThemeFont;
  readonly depth: ThemeDepth;
  /** Uploaded picture that contains the brand's name; null to show the mark and the name as text. */
  readonly logo: string | null;
  /** The logo for dark pages; null for the same one. */
  readonly darkLogo: string | null;
  /** Square sign without the name: one of our drawings, by its name, or an uploaded picture. */
  readonly mark: string | null;
}
