import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastPairs, statusColours } from './contrast-pairs';
import { themeModes } from './theme';
import { tokenName } from './theme-tokens';

const tokens = readFileSync(join(__dirname, '../../../ui/src/tokens/tokens.css'), 'utf8');

describe.each(themeModes)('status colours in %s mode', (mode) => {
  const start = tokens.indexOf(`/* @theme default ${mode} */`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));

  it.each(Object.entries(statusColours[mode]))('%s is %s, as in the design tokens', (role, colour) => {
    expect(block).toContain(`--hm-${tokenName(role)}: ${colour};`);
  });
});

describe('the pairs of colours with a required contrast', () => {
  it('are 34 of text, and 13 of edges, focus rings and charts', () => {
    const count = (min: number) => contrastPairs.filter((pair) => pair.min === min).length;
    expect([count(4.5), count(3)]).toEqual([34, 13]);
  });

  it('lift a colour of the pair, and nothing if neither is brandable', () => {
    const foreign = contrastPairs.filter(
      ({ front, ground, lifts }) => !lifts.every((role) => role === front || role === ground),
    );
    expect(foreign).toEqual([]);
    expect(contrastPairs.filter(({ lifts }) => lifts.length === 0).map(({ front, ground }) => [front, ground])).toEqual(
      [
        ['success', 'successSoft'],
        ['warning', 'warningSoft'],
        ['error', 'errorSoft'],
        ['info', 'infoSoft'],
      ],
    );
  });
});
