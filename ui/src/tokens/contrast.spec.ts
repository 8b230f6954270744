import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastPairs, contrastRatio, minContrast, tokenName } from '@home-move/contract';
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
