import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeNames, type ThemeName } from '@home-move/contract';
import { mailThemes } from './mail-themes.data.js';

const tokens = readFileSync(join(__dirname, '../../../../../ui/src/tokens/tokens.css'), 'utf8');

/** The custom properties of one block of the tokens. */
function block(start: string): Record<string, string> {
  const from = tokens.indexOf(start);
  const found = tokens.slice(from, tokens.indexOf('\n}', from)).matchAll(/--hm-([\w-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

const all = block(':root {');
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe.each(themeNames)('mails in the theme %s', (theme: ThemeName) => {
  it.each(['light', 'dark'] as const)('use the colours of the design system in %s mode', (mode) => {
    const expected = block(`/* @theme ${theme} ${mode} */`);
    for (const [name, colour] of Object.entries(mailThemes[theme][mode]))
      expect({ [name]: colour }).toEqual({ [name]: expected[kebab(name)] });
  });

  it('use the corner radii of the design system', () => {
    const { card, box, button } = mailThemes[theme].radius;
    const expected = { ...all, ...block(`/* @theme ${theme} light */`) };
    expect([`${card}px`, `${box}px`, `${button}px`]).toEqual([
      expected['radius-l'],
      expected['radius-m'],
      expected['radius-button'],
    ]);
  });
});
