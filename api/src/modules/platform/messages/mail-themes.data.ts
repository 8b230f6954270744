import type { ThemeName } from '@home-move/contract';

export interface MailColours {
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly accentContrast: string;
  readonly accentSoft: string;
  readonly accentInk: string;
}

/** The parts of a theme that mails use: colours in both modes, and corner radii in px. */
export interface MailTheme {
  readonly radius: { readonly card: number; readonly box: number; readonly button: number };
  readonly light: MailColours;
  readonly dark: MailColours;
}

/** The themes of the design system for mails; mail-themes.spec.ts compares them with the tokens. */
export const mailThemes: Readonly<Record<ThemeName, MailTheme>> = {
  default: {
    radius: { card: 16, box: 10, button: 10 },
    light: {
      surface: '#f8f7f4',
      raised: '#ffffff',
      line: '#e0ddd5',
      text: '#14232b',
      muted: '#53626a',
      accent: '#0b5563',
      accentContrast: '#ffffff',
      accentSoft: '#e2eff0',
      accentInk: '#0b5563',
    },
    dark: {
      surface: '#0f1719',
      raised: '#172124',
      line: '#2b393d',
      text: '#edf2f1',
      muted: '#a6b5b7',
      accent: '#86cfd8',
      accentContrast: '#06262c',
      accentSoft: '#17343a',
      accentInk: '#8fd5de',
    },
  },
  oakwood: {
    radius: { card: 4, box: 3, button: 3 },
    light: {
      surface: '#f8f3e9',
      raised: '#fffdf8',
      line: '#dfd3bf',
      text: '#2b1e19',
      muted: '#665449',
      accent: '#741d2c',
      accentContrast: '#fff8ec',
      accentSoft: '#f6e6e0',
      accentInk: '#741d2c',
    },
    dark: {
      surface: '#1a1310',
      raised: '#241b17',
      line: '#403229',
      text: '#f6eee3',
      muted: '#c0ae9f',
      accent: '#eda7ad',
      accentContrast: '#3d0b14',
      accentSoft: '#43222a',
      accentInk: '#f0b1b6',
    },
  },
  harbour: {
    radius: { card: 0, box: 0, button: 0 },
    light: {
      surface: '#ffffff',
      raised: '#ffffff',
      line: '#d6d7d8',
      text: '#0d0e10',
      muted: '#55585e',
      accent: '#0d0e10',
      accentContrast: '#ffffff',
      accentSoft: '#fff0ea',
      accentInk: '#0d0e10',
    },
    dark: {
      surface: '#0b0c0e',
      raised: '#131518',
      line: '#33363b',
      text: '#f6f6f4',
      muted: '#aeb1b6',
      accent: '#ffffff',
      accentContrast: '#0b0c0e',
      accentSoft: '#33201a',
      accentInk: '#ffffff',
    },
  },
  meadow: {
    radius: { card: 26, box: 16, button: 999 },
    light: {
      surface: '#f3f9ec',
      raised: '#ffffff',
      line: '#d5e4ca',
      text: '#18291a',
      muted: '#4c5f4b',
      accent: '#26722c',
      accentContrast: '#ffffff',
      accentSoft: '#e2f3d8',
      accentInk: '#1f6526',
    },
    dark: {
      surface: '#10180f',
      raised: '#182317',
      line: '#2d3d2b',
      text: '#eff6ea',
      muted: '#aebda8',
      accent: '#94d885',
      accentContrast: '#0c2a0e',
      accentSoft: '#1d3a1e',
      accentInk: '#a0de92',
    },
  },
};
