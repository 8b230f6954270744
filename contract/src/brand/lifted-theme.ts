import { contrastRatio, type Colour } from './colour';
import {
  contrastPairs,
  minContrast,
  statusColours,
  textGrounds,
  type ContrastPair,
  type ContrastRole,
} from './contrast-pairs';
import { nearestTone } from './oklab';
import { paletteOf } from './palette';
import { themeModes, type PaletteRole, type ThemeData, type ThemeMode } from './theme';

/** A lifted colour, and the pair whose contrast was furthest below its minimum. */
export interface Lift {
  readonly mode: ThemeMode;
  readonly role: PaletteRole;
  /** The given colour, or the one derived from given colours. */
  readonly from: Colour;
  readonly to: Colour;
  /** The other role of the pair. For a background, `text` means the strongest possible text. */
  readonly against: ContrastRole;
  readonly min: number;
  /** Contrast of the pair before and after the lift, rounded down to two digits. */
  readonly ratio: number;
  readonly liftedRatio: number;
}

export interface LiftedTheme {
  /** The theme with its lifted colours, derived ones included. */
  readonly theme: ThemeData;
  /** Empty if the theme is readable as it is. */
  readonly lifts: readonly Lift[];
}

/**
 * Backgrounds first, because every other colour depends on them; then each colour before its derived colours. A later lift never
 * lowers the contrast of an earlier pair.
 */
const liftOrder: readonly PaletteRole[] = [
  'surface',
  'raised',
  'sunken',
  'accent',
  'accentContrast',
  'accentSoft',
  'sparkSoft',
  'text',
  'muted',
  'accentInk',
  'accentHover',
  'headerText',
  'lineStrong',
  'focus',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
];

/** The strongest text that a background can have. */
const strongestText: Readonly<Record<ThemeMode, Colour>> = { light: '#000000', dark: '#ffffff' };

/** Twice the contrast of text, so that hints and links on the background can keep their hue. */
const groundPairs: readonly ContrastPair[] = textGrounds.map((ground) => ({
  front: 'text',
  ground,
  min: 2 * minContrast.text,
  lifts: [ground],
}));

/**
 * Lifts each colour whose contrast is below WCAG 2.2 AA, in light and in dark mode, by the smallest sufficient change of its
 * lightness. Its hue stays, and every other colour is unchanged. Accepts any theme that the schema accepts. A lifted theme needs
 * no further lift.
 */
export function liftedTheme(theme: ThemeData): LiftedTheme {
  const given = { light: paletteOf(theme, 'light'), dark: paletteOf(theme, 'dark') };
  const start: LiftedTheme = { theme, lifts: [] };
  return themeModes
    .flatMap((mode) => liftOrder.map((role) => ({ mode, role, unlifted: given[mode][role] })))
    .reduce(withLift, start);
}

interface Target extends Pick<Lift, 'mode' | 'role'> {
  /** Its colour before any lift. */
  readonly unlifted: Colour;
}

function withLift({ theme, lifts }: LiftedTheme, { mode, role, unlifted }: Target): LiftedTheme {
  const isGround = textGrounds.some((ground) => ground === role);
  const colours = {
    ...statusColours[mode],
    ...paletteOf(theme, mode),
    ...(isGround && { text: strongestText[mode] }),
  };
  const current = colours[role];
  const pairs = [...groundPairs, ...contrastPairs].filter((pair) => pair.lifts.includes(role));
  const otherRole = ({ front, ground }: ContrastPair) => (front === role ? ground : front);
  const ratioOf = (pair: ContrastPair, colour: Colour) => contrastRatio(colour, colours[otherRole(pair)]);
  const passes = (required: readonly ContrastPair[]) => (colour: Colour) =>
    required.every((pair) => ratioOf(pair, colour) >= pair.min);

  const unshared = pairs.filter((pair) => pair.lifts.length === 1);
  const to = nearestTone(current, passes(pairs)) ?? nearestTone(current, passes(unshared)) ?? current;
  // A derived colour may become too weak only after an earlier lift.
  const from = passes(pairs)(unlifted) ? current : unlifted;
  const [worst] = pairs.toSorted((one, other) => ratioOf(one, from) / one.min - ratioOf(other, from) / other.min);
  if (to === current || !worst) return { theme, lifts };
  const lift: Lift = {
    mode,
    role,
    from,
    to,
    against: otherRole(worst),
    min: worst.min,
    ratio: roundedDown(ratioOf(worst, from)),
    liftedRatio: roundedDown(ratioOf(worst, to)),
  };
  return { theme: { ...theme, [mode]: { ...theme[mode], [role]: to } }, lifts: [...lifts, lift] };
}

const roundedDown = (ratio: number) => Math.floor(ratio * 100) / 100;
