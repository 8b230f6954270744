import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterColours } from '../components/tile/tile';

type Roles = Readonly<Record<string, string>>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const themes = new Map<string, Roles>();
for (const [, name, mode, body = ''] of css.matchAll(/@theme (\w+) (light|dark) \*\/\s*[^{]+\{([^}]*)\}/g))
  themes.set(
    `${name} ${mode}`,
    Object.fromEntries(
      [...body.matchAll(/--hm-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, role = '', hex = '']) => [role, hex]),
    ),
  );

/** The cascade: default light, brand light, then in dark mode default dark and brand dark. */
function rolesOf(name: string, mode: string): Roles {
  const light = { ...themes.get('default light'), ...themes.get(`${name} light`) };
  return mode === 'light' ? light : { ...light, ...themes.get('default dark'), ...themes.get(`${name} dark`) };
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, ground: string): number {
  const [low = 0, high = 0] = [luminance(front), luminance(ground)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const EDGE = 3;
const GROUNDS = ['surface', 'raised', 'sunken', 'accent-soft', 'spark-soft'];
const STATES = ['success', 'warning', 'error', 'info'];

/** Foreground, background and the least contrast that WCAG 2.2 AA requires. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...[...GROUNDS, ...STATES.map((state) => `${state}-soft`)].map((ground) => ['text', ground, TEXT] as const),
  ...GROUNDS.flatMap((ground) => [['muted', ground, TEXT] as const, ['accent-ink', ground, TEXT] as const]),
  ['accent-contrast', 'accent', TEXT],
  ['accent-contrast', 'accent-hover', TEXT],
  ['header-text', 'header', TEXT],
  ...STATES.flatMap((state) => [`${state}-soft`, 'raised', 'surface'].map((ground) => [state, ground, TEXT] as const)),
  ...['surface', 'raised', 'sunken'].flatMap((ground) =>
    ['line-strong', 'focus', 'accent'].map((role) => [role, ground, EDGE] as const),
  ),
  ...['chart-1', 'chart-2', 'chart-3', 'chart-4'].map((chart) => [chart, 'raised', EDGE] as const),
];

const looks = ['default', 'oakwood', 'harbour', 'meadow'].flatMap((name) => [
  [name, 'light'],
  [name, 'dark'],
]);

describe('the colours of a brand', () => {
  it('are read from the tokens: eight themes', () => {
    expect([...themes.keys()]).toHaveLength(8);
  });

  it.each(looks)('%s %s has the contrast of WCAG AA in every pair of roles', (name = '', mode = '') => {
    const roles = rolesOf(name, mode);
    const failing = pairs.filter(
      ([front, ground, least]) =>
        contrast(roles[front] ?? '', roles[ground] ?? '') < least || !roles[front] || !roles[ground],
    );
    expect(failing).toEqual([]);
  });

  it.each(letterColours)('do not change the letters of a supplier’s tile: %s on white', (colour) => {
    expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(TEXT);
  });

  it('are measured with black on white as 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
  });
});
