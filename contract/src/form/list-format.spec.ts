import { formatList } from './list-format';

it.each([
  [[], ''],
  [['water'], 'water'],
  [['energy', 'water'], 'energy and water'],
  [['energy', 'broadband', 'water'], 'energy, broadband and water'],
])('formatList(%j) is "%s", as browsers format it in British English', (names, text) => {
  expect(formatList(names)).toBe(text);
  expect(new Intl.ListFormat('en-GB').format(names)).toBe(text);
});
