import { contrastRatio, type Colour } from './colour';
import { lightnessOf, toned } from './oklab';
import type { Palette, ThemeData, ThemeMode } from './theme';

const white = '#ffffff';

/** Home Move's colours for two roles: a warm lit window, and a focus ring that differs from most accents. */
const ownSpark = '#f2b486';
const ownFocus = { light: '#c2490c', dark: '#ffb575' } as const satisfies Record<ThemeMode, Colour>;

/** Roles that are set or derived before the others repeat them. */
type RepeatedRole = 'accentInk' | 'home' | 'homeRoof' | 'homeInk' | 'header' | 'headerText' | 'headerLine' | 'chart1';
type Base = Omit<Palette, RepeatedRole> & Partial<Palette>;

/**
 * Every colour of a look in a mode: the given ones, and derived ones for the rest. Text and lines take the hue of the accent,
 * backgrounds that of the surface, offers and the second half of charts that of the spark. Dark pages take their hues from the
 * light ones. Derived colours may need a lift (`liftedTheme`).
 */
export function paletteOf({ light, dark }: Pick<ThemeData, 'light' | 'dark'>, mode: ThemeMode): Palette {
  const palette = lightPalette(light);
  return mode === 'light' ? palette : darkPalette(dark, palette, light.header);
}

function lightPalette(given: ThemeData['light']): Palette {
  const { accent, surface, spark = ownSpark } = given;
  return completed({
    raised: white,
    sunken: shifted(surface, -0.03),
    text: toned(accent, 0.25, 0.03),
    muted: toned(accent, 0.48, 0.03),
    line: shifted(surface, -0.08),
    lineStrong: toned(accent, 0.6, 0.03),
    // Nearly black cannot become darker.
    accentHover: shifted(accent, lightnessOf(accent) > 0.25 ? -0.07 : 0.15),
    accentContrast: white,
    accentSoft: toned(accent, 0.94, 0.018),
    spark,
    sparkSoft: toned(spark, 0.955, 0.03),
    focus: ownFocus.light,
    chart2: toned(accent, 0.64, 0.09),
    chart3: toned(spark, 0.57),
    chart4: toned(spark, 0.65),
    ...given,
  });
}

/** @param header the light header, if it is given */
function darkPalette(given: ThemeData['dark'], light: Palette, header: Colour | undefined): Palette {
  const { accent: hue } = light;
  const { surface = toned(hue, 0.2, 0.015), accent = toned(hue, 0.81, 0.1), spark = light.spark } = given;
  const { accentInk = accent } = given;
  return completed({
    surface,
    raised: shifted(surface, 0.04),
    sunken: shifted(surface, -0.03),
    text: toned(hue, 0.96, 0.008),
    muted: toned(hue, 0.77, 0.02),
    line: toned(hue, 0.34, 0.022),
    lineStrong: toned(hue, 0.65, 0.025),
    accent,
    // Nearly white cannot become lighter.
    accentHover: shifted(accent, lightnessOf(accent) < 0.93 ? 0.06 : -0.12),
    accentContrast: toned(hue, 0.25, 0.05),
    accentSoft: toned(hue, 0.31, 0.045),
    spark,
    sparkSoft: toned(spark, 0.29, 0.03),
    home: toned(hue, 0.38, 0.07),
    homeRoof: toned(hue, 0.29, 0.05),
    homeInk: accentInk,
    focus: ownFocus.dark,
    chart2: toned(hue, 0.6, 0.09),
    chart3: spark,
    chart4: toned(spark, 0.61, 0.11),
    ...(header !== undefined && { header: toned(header, 0.26, 0.08) }),
    ...given,
  });
}

/** Adds the roles that repeat another colour unless they are given. A header in its own colour has no other line below it. */
function completed(base: Base): Palette {
  const { accent, accentHover, accentContrast, raised, text, line } = base;
  const { header = raised, headerLine = base.header ?? line } = base;
  const isTextReadable = contrastRatio(text, header) >= contrastRatio(accentContrast, header);
  return {
    accentInk: accent,
    home: accent,
    homeRoof: accentHover,
    homeInk: accentContrast,
    headerText: isTextReadable ? text : accentContrast,
    chart1: accent,
    ...base,
    header,
    headerLine,
  };
}

const shifted = (colour: Colour, by: number): Colour =>
  toned(colour, Math.min(1, Math.max(0, lightnessOf(colour) + by)));
