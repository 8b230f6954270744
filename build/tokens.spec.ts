import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimizeCss } from './css-minimizer.loader.mjs';
import { followSystem } from './tokens.plugin.mjs';

const tokens = readFileSync(join(__dirname, '..', 'ui', 'src', 'tokens', 'tokens.css'), 'utf8');

const rulesOf = (css: string, mode: string) =>
  [...css.matchAll(/([^{}]*\[data-mode="(\w+)"\][^{}]*)\{([^}]*)\}/g)]
    .filter(([, , found]) => found === mode)
    .map(([, selector = '', , body = '']) => [selector.replace(/\/\*[^]*?\*\//g, '').trim(), body] as const);

describe('a document that follows the system', () => {
  it('has the colours of the dark theme, and only while the system is dark', () => {
    const css = followSystem(tokens);
    const dark = rulesOf(css, 'dark');
    expect(dark).toHaveLength(1);
    expect(rulesOf(css, 'system')).toEqual(
      dark.map(([selector, body]) => [selector.replaceAll('dark', 'system'), body]),
    );
    expect(css.match(/@media \(prefers-color-scheme: dark\)/g)).toHaveLength(1);
  });

  it('keeps each dark rule before the rules that follow it, which it must not overwrite', () => {
    const css = followSystem('[data-mode="dark"] { --a: 1 }\n[data-brand="b"] { --a: 2 }');
    expect(css).toBe(
      '[data-mode="dark"] { --a: 1 }\n@media (prefers-color-scheme: dark) {[data-mode="system"] { --a: 1 }}\n[data-brand="b"] { --a: 2 }',
    );
  });
});

describe('the minimized tokens', () => {
  it('keep the spaces around each plus sign, without which browsers ignore a sum', async () => {
    const css = (await minimizeCss(tokens)) as string;
    const sums =
      css.match(/[^;{}]*\+[^;{}]*/g)?.filter((declaration) => !declaration.startsWith('unicode-range:')) ?? [];
    expect(sums.length).toBeGreaterThan(0);
    for (const sum of sums) expect(sum.replaceAll(' + ', '')).not.toContain('+');
  });
});
