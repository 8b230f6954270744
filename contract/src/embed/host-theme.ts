import type { Colour } from '../brand/colour';
import { liftedTheme, type Lift } from '../brand/lifted-theme';
import {
  themeCorners,
  themeFonts,
  type Palette,
  type PaletteRole,
  type ThemeCorners,
  type ThemeData,
  type ThemeFont,
} from '../brand/theme';

/** What a page may set of the look of its frame, by the property `themeTokens` of the element. */
export const hostThemeTokens = ['accent', 'surface', 'darkAccent', 'darkSurface', 'corners', 'font'] as const;
export type HostThemeToken = (typeof hostThemeTokens)[number];

/** The property `themeTokens`. The brand's look applies to each token that it leaves out. */
export interface HostThemeTokens {
  /** Buttons, links and charts. */
  readonly accent?: Colour;
  /** The background, which the frame then paints. */
  readonly surface?: Colour;
  /** The accent of dark pages; derived from `accent` if only that is given. */
  readonly darkAccent?: Colour;
  readonly darkSurface?: Colour;
  readonly corners?: ThemeCorners;
  readonly font?: ThemeFont;
}

/** The look of a brand without its pictures: a frame combines it with the tokens of its host. */
export type FrameLook = Omit<ThemeData, 'logo' | 'darkLogo' | 'mark'>;

/** The look of a brand without its pictures. */
export function frameLookOf({ light, dark, corners, font, depth }: ThemeData): FrameLook {
  return { light, dark, corners, font, depth };
}

/** The look of a frame with the tokens of its host. */
export interface HostTheme {
  /** Null if no token is valid: the look of the brand. */
  readonly theme: ThemeData | null;
  /** Whether the host has set the background of light pages. */
  readonly hasSurface: boolean;
  /** Colours that were lifted so that the frame is readable. */
  readonly lifts: readonly Lift[];
  /** Names of tokens that are unknown or have an invalid value. */
  readonly ignored: readonly string[];
}

/** Colours that a brand has chosen to go with its accent, and colours to go with its background. */
const accentRoles: readonly PaletteRole[] = [
  'text',
  'muted',
  'lineStrong',
  'accent',
  'accentHover',
  'accentContrast',
  'accentSoft',
  'accentInk',
  'home',
  'homeRoof',
  'homeInk',
  'header',
  'headerText',
  'headerLine',
  'focus',
  'chart1',
  'chart2',
];
const surfaceRoles: readonly PaletteRole[] = ['surface', 'raised', 'sunken', 'line'];

/** Colours as designers copy them: in upper or lower case, with or without #. */
function colourIn(value: unknown): Colour | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

function memberOf<Member extends string>(members: readonly Member[], value: unknown): Member | null {
  return members.find((member) => member === value) ?? null;
}

/** The valid values; null for the others. */
function readTokens(given: Readonly<Record<string, unknown>>) {
  return {
    accent: colourIn(given['accent']),
    surface: colourIn(given['surface']),
    darkAccent: colourIn(given['darkAccent']),
    darkSurface: colourIn(given['darkSurface']),
    corners: memberOf(themeCorners, given['corners']),
    font: memberOf(themeFonts, given['font']),
  } satisfies Readonly<Record<HostThemeToken, string | null>>;
}

const without = (colours: Partial<Palette>, roles: readonly PaletteRole[]): Partial<Palette> =>
  Object.fromEntries(Object.entries(colours).filter(([role]) => !roles.some((dropped) => dropped === role)));

/**
 * The look of a frame whose host sets tokens: the brand's, in which the host's values replace the brand's. Colours that the brand has
 * chosen to go with a replaced one are derived again. Then the same lift as for a brand's look makes it readable.
 * @param given the unchecked tokens of the host
 */
export function hostTheme(look: FrameLook, given: unknown): HostTheme {
  const values: Readonly<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {};
  const tokens = readTokens(values);
  const valid: Readonly<Record<string, string | null>> = tokens;
  const ignored = Object.keys(values).filter((name) => !Object.hasOwn(tokens, name) || valid[name] === null);
  const { accent, surface, darkAccent, darkSurface, corners, font } = tokens;
  if (Object.values(tokens).every((value) => value === null)) {
    return { theme: null, hasSurface: false, lifts: [], ignored };
  }

  const hasAccent = accent !== null;
  const hasDarkAccent = hasAccent || darkAccent !== null;
  const light = {
    ...without(look.light, [...(hasAccent ? accentRoles : []), ...(surface === null ? [] : surfaceRoles)]),
    accent: accent ?? look.light.accent,
    surface: surface ?? look.light.surface,
  };
  const dark = {
    ...without(look.dark, [...(hasDarkAccent ? accentRoles : []), ...(darkSurface === null ? [] : surfaceRoles)]),
    ...(darkAccent !== null && { accent: darkAccent }),
    ...(darkSurface !== null && { surface: darkSurface }),
  };
  const pictures = { logo: null, darkLogo: null, mark: null };
  const { theme, lifts } = liftedTheme({
    light,
    dark,
    corners: corners ?? look.corners,
    font: font ?? look.font,
    depth: look.depth,
    ...pictures,
  });
  return { theme, hasSurface: surface !== null, lifts, ignored };
}
