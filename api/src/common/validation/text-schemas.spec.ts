import * as z from 'zod';
import { line, listOf } from './text-schemas.js';

describe('a line of text, such as the name of an agent', () => {
  it.each(['Jordan\nLee', 'Jordan \u001B[31mLee', 'Jordan \u202EeeL', 'Jordan\u2028Lee'])('cannot be %j', (text) => {
    expect(line(60).safeParse(text).error?.issues[0]?.message).toBe('one line without control characters');
  });

  it('can have accents and apostrophes', () => {
    expect(line(60).parse(' Zoë O’Neill ')).toBe('Zoë O’Neill');
  });
});

describe('a list', () => {
  const colours = listOf(z.enum(['red', 'blue'], 'red or blue'));

  it.each([
    ['red', ['red']],
    ['red, blue', ['red', 'blue']],
    ['blue,blue', ['blue']],
    ['none', []],
    ['', []],
  ])('of %j is %j', (text, items) => {
    expect(colours.parse(text)).toEqual(items);
  });

  it('reports each wrong item', () => {
    const { error } = colours.safeParse('red,pink,grey');
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[1], 'red or blue'],
      [[2], 'red or blue'],
    ]);
  });
});
