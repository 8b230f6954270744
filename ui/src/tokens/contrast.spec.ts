import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastPairs, contrastRatio, minContrast, tokenName } from '@home-move/contract';
import { letterColours } from '../components/tile/tile';

type Roles = Readonly<Record<string, string>>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const modes = new Map<string, Roles>();
for (const [, mode = '', body = ''] of css.matchAll(/@theme default (light|dark) \*\/\s*[^{]+\{([^}]*)\}/g))
  modes.set(
    mode,
    Object.fromEntries(
      [...body.matchAll(/--hm-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, role = '', hex = '']) => [role, hex]),
    ),
  );

// The looks of brands are lifted to this contrast when they are stored.
describe('the colours of Home Move', () => {
  it('are read from the tokens, in two modes', () => {
    expect([...modes.keys()]).toEqual(['light', 'dark']);
  });

  it.each(['light', 'dark'])('have in %s mode the contrast of WCAG AA in every pair of roles', (mode) => {
    const roles: Roles = { ...modes.get('light'), ...modes.get(mode) };
    const failing = contrastPairs.filter(({ front, ground, min }) => {
      const [colour, background] = [roles[tokenName(front)], roles[tokenName(ground)]];
      return !colour || !background || contrastRatio(colour, background) < min;
    });
    expect(failing).toEqual([]);
  });

  it.each(letterColours)('do not change the letters of a supplier’s tile: %s on white', (colour) => {
    expect(contrastRatio(colour, '#ffffff')).toBeGreaterThanOrEqual(minContrast.text);
  });
});
