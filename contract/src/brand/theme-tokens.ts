import { paletteOf } from './palette';
import {
  paletteRoles,
  type Palette,
  type ThemeCorners,
  type ThemeData,
  type ThemeDepth,
  type ThemeFont,
  type ThemeMode,
} from './theme';

/** Corner radii in px: of tags, of fields, of cards, and of buttons. */
export const cornerRadii: Readonly<Record<ThemeCorners, Readonly<Record<'s' | 'm' | 'l' | 'button', number>>>> = {
  square: { s: 0, m: 0, l: 0, button: 0 },
  slight: { s: 2, m: 3, l: 4, button: 3 },
  rounded: { s: 6, m: 10, l: 16, button: 10 },
  pill: { s: 10, m: 16, l: 26, button: 999 },
};

const figtree = 'var(--hm-font)';
const newsreader = '"Newsreader", "Newsreader Fallback", "Iowan Old Style", Palatino, Georgia, serif';

/** Each typeface in the weight and tracking that suit it. */
const headings: Readonly<Record<ThemeFont, { family: string; weight: number; tracking: string }>> = {
  figtree: { family: figtree, weight: 700, tracking: '-0.022em' },
  'figtree-bold': { family: figtree, weight: 750, tracking: '-0.018em' },
  'figtree-heavy': { family: figtree, weight: 800, tracking: '-0.036em' },
  newsreader: { family: newsreader, weight: 500, tracking: '-0.012em' },
};

const line = '1.5px';
const borders: Readonly<Record<ThemeDepth, string>> = { shadows: '1px', lines: line };

/** Shadows of a card, a popover and a dialog. */
type Shadows = readonly [card: string, popover: string, dialog: string];

const softShadows: Readonly<Record<ThemeMode, Shadows>> = {
  light: [
    '0 1px 2px rgb(20 35 43 / .06)',
    '0 2px 4px rgb(20 35 43 / .06), 0 10px 28px rgb(20 35 43 / .12)',
    '0 24px 64px rgb(20 35 43 / .26)',
  ],
  dark: ['none', '0 12px 32px rgb(0 0 0 / .5)', '0 24px 64px rgb(0 0 0 / .7)'],
};

function shadowsOf(depth: ThemeDepth, mode: ThemeMode, { text, lineStrong }: Palette): Shadows {
  if (depth === 'shadows') return softShadows[mode];
  const outline = `0 0 0 ${line} ${mode === 'light' ? text : lineStrong}`;
  return ['none', outline, outline];
}

/** The name of a colour's design token without its prefix: `accentSoft` is "accent-soft", `chart1` is "chart-1". */
export function tokenName(role: string): string {
  return role.replace(/[A-Z]|\d/g, (found) => `-${found.toLowerCase()}`);
}

/**
 * Every custom property of a look in a mode, by its name in `tokens.css` (`--hm-accent`). Sizes, status colours and the colour
 * scheme are missing, because they are the same for every brand.
 */
export function themeTokens(theme: ThemeData, mode: ThemeMode): Readonly<Record<string, string>> {
  const palette = paletteOf(theme, mode);
  const { family, weight, tracking } = headings[theme.font];
  const { s, m, l, button } = cornerRadii[theme.corners];
  const [card, popover, dialog] = shadowsOf(theme.depth, mode, palette);
  return {
    '--hm-font-heading': family,
    '--hm-heading-weight': `${weight}`,
    '--hm-heading-tracking': tracking,
    '--hm-radius-s': `${s}px`,
    '--hm-radius-m': `${m}px`,
    '--hm-radius-l': `${l}px`,
    '--hm-radius-button': `${button}px`,
    '--hm-border': borders[theme.depth],
    ...Object.fromEntries(paletteRoles.map((role) => [`--hm-${tokenName(role)}`, palette[role]])),
    '--hm-shadow-1': card,
    '--hm-shadow-2': popover,
    '--hm-shadow-3': dialog,
  };
}
