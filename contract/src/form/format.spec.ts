import { formatDay, formatList } from './format';

it('formatDay has no-break spaces, and throws for text that is no day', () => {
  expect(formatDay('2027-12-02')).toBe('02\u00a0Dec\u00a02027');
  for (const text of ['', 'soon', '2027-12', '2027-13-01']) expect(() => formatDay(text)).toThrow(RangeError);
});

it.each([
  [[], ''],
  [['water'], 'water'],
  [['energy', 'water'], 'energy and water'],
  [['energy', 'broadband', 'water'], 'energy, broadband and water'],
])('formatList(%j) is "%s", as browsers format it in British English', (names, text) => {
  expect(formatList(names)).toBe(text);
  expect(new Intl.ListFormat('en-GB').format(names)).toBe(text);
});
