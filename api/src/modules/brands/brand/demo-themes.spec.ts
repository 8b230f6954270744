import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liftedTheme, themeModes, themeNames, themeSchema, themeTokens } from '@home-move/contract';
import { demoThemes } from './demo-themes.data.js';

const tokens = readFileSync(join(__dirname, '../../../../../ui/src/tokens/tokens.css'), 'utf8');

/** The custom properties of one block of the tokens. */
function block(start: string): Record<string, string> {
  const from = tokens.indexOf(start);
  const found = tokens.slice(from, tokens.indexOf('\n}', from)).matchAll(/(--hm-[\w-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

const shared = { ...block(':root {'), ...block('/* @theme default light */') };

/** The cascade: default light, in dark mode default dark, then the same of the brand. */
function cascade(name: string, mode: string): Record<string, string> {
  const light = block(`/* @theme ${name} light */`);
  if (mode === 'light') return { ...shared, ...light };
  return { ...shared, ...block('/* @theme default dark */'), ...light, ...block(`/* @theme ${name} dark */`) };
}

/** Custom properties that at least one brand but the default sets. */
const brandable = new Set(
  themeNames
    .slice(1)
    .flatMap((name) => themeModes.flatMap((mode) => Object.keys(block(`/* @theme ${name} ${mode} */`)))),
);

describe.each(themeNames)('the look %s as data', (name) => {
  const theme = demoThemes[name];

  it.each(themeModes)('gives the design tokens of today in %s mode', (mode) => {
    const expected = Object.entries(cascade(name, mode)).filter(([property]) => brandable.has(property));
    expect(themeTokens(theme, mode)).toEqual(Object.fromEntries(expected));
  });

  it('is a valid theme that needs no lift', () => {
    expect(themeSchema.parse(theme)).toEqual(theme);
    expect(liftedTheme(theme)).toEqual({ theme, lifts: [] });
  });
});

it('a look sets 36 custom properties', () => {
  expect(brandable.size).toBe(36);
});
