import type { Colour } from './colour';
import type { PaletteRole, ThemeMode } from './theme';

const statuses = ['success', 'warning', 'error', 'info'] as const;
type Status = (typeof statuses)[number];
type StatusRole = Status | `${Status}Soft`;

/** Status colours of the design tokens, the same for every brand; the spec compares them with `tokens.css`. */
export const statusColours: Readonly<Record<ThemeMode, Readonly<Record<StatusRole, Colour>>>> = {
  light: {
    success: '#1c6a3d',
    successSoft: '#e2f2e8',
    warning: '#834c00',
    warningSoft: '#fdf0d9',
    error: '#b3231b',
    errorSoft: '#fdebe9',
    info: '#1f4f96',
    infoSoft: '#e7effa',
  },
  dark: {
    success: '#86d3a1',
    successSoft: '#153024',
    warning: '#f2c078',
    warningSoft: '#35280f',
    error: '#ffa79f',
    errorSoft: '#3d1c1a',
    info: '#a5c6f5',
    infoSoft: '#182a44',
  },
};

export type ContrastRole = PaletteRole | StatusRole;

/** Two colours that a page shows on each other. */
export interface ContrastPair {
  readonly front: ContrastRole;
  readonly ground: ContrastRole;
  /** The minimum contrast ratio that WCAG 2.2 AA requires. */
  readonly min: number;
  /** The role to lift if the contrast is too low. Of two, the second is lifted only if the first cannot be. */
  readonly lifts: readonly PaletteRole[];
}

/** Minimum contrast of text, and of edges, focus rings and the bars of charts. */
export const minContrast = { text: 4.5, edge: 3 } as const;

/** Brandable backgrounds of text. */
export const textGrounds = ['surface', 'raised', 'sunken', 'accentSoft', 'sparkSoft'] as const;

const pair = (
  front: ContrastRole,
  ground: ContrastRole,
  kind: keyof typeof minContrast,
  ...lifts: readonly PaletteRole[]
): ContrastPair => ({ front, ground, min: minContrast[kind], lifts });

/** Every pair of roles that needs contrast. Text is lifted rather than backgrounds, which fill more of the page. */
export const contrastPairs: readonly ContrastPair[] = [
  ...textGrounds.map((ground) => pair('text', ground, 'text', 'text')),
  ...statuses.map((status) => pair('text', `${status}Soft`, 'text', 'text')),
  ...textGrounds.flatMap((ground) => [
    pair('muted', ground, 'text', 'muted'),
    pair('accentInk', ground, 'text', 'accentInk'),
  ]),
  pair('accentContrast', 'accent', 'text', 'accent', 'accentContrast'),
  pair('accentContrast', 'accentHover', 'text', 'accentHover'),
  pair('headerText', 'header', 'text', 'headerText'),
  ...statuses.flatMap((status) => [
    pair(status, `${status}Soft`, 'text'),
    pair(status, 'raised', 'text', 'raised'),
    pair(status, 'surface', 'text', 'surface'),
  ]),
  ...(['surface', 'raised', 'sunken'] as const).flatMap((ground) => [
    pair('lineStrong', ground, 'edge', 'lineStrong'),
    pair('focus', ground, 'edge', 'focus'),
    pair('accent', ground, 'edge', 'accent'),
  ]),
  ...(['chart1', 'chart2', 'chart3', 'chart4'] as const).map((chart) => pair(chart, 'raised', 'edge', chart)),
];
