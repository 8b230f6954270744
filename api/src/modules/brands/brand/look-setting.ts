import { isDeepStrictEqual } from 'node:util';
import {
  themeNames,
  themeSchema,
  type Palette,
  type ThemeData,
  type ThemeMode,
  type ThemeName,
} from '@home-move/contract';
import * as z from 'zod';
import { demoThemes } from './demo-themes.data.js';

/** A look as the JSON of its file. It may name uploaded pictures. */
export const lookSetting = z.string().transform((text, context): ThemeData => {
  const reject = (message: string) => context.addIssue({ code: 'custom', message });
  const json = jsonOf(text);
  if (json === undefined) {
    reject('is not JSON');
    return z.NEVER;
  }
  const parsed = themeSchema.safeParse(json);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) reject([path.join('.'), message].filter(Boolean).join(' '));
    return z.NEVER;
  }
  return parsed.data;
});

/** The parsed text; undefined if it is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of the look if it is one of ours, with any pictures; null for any other look. */
export function presetOf(look: ThemeData): ThemeName | null {
  const withoutPictures = (theme: ThemeData) => ({ ...theme, logo: null, darkLogo: null, mark: null });
  return themeNames.find((name) => isDeepStrictEqual(withoutPictures(demoThemes[name]), withoutPictures(look))) ?? null;
}

/** The values of a look by their names in its file, such as `light.accent`, without its pictures, which are separate settings. */
export function lookValues({ light, dark, corners, font, depth }: ThemeData): ReadonlyMap<string, string> {
  const colours = (mode: ThemeMode, palette: Partial<Palette>) =>
    Object.entries(palette).map(([role, colour]) => [`${mode}.${role}`, colour] as const);
  return new Map([
    ...colours('light', light),
    ...colours('dark', dark),
    ['corners', corners],
    ['font', font],
    ['depth', depth],
  ]);
}
