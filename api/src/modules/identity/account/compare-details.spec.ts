import { isSamePostcode, isSameSurname } from './compare-details.js';

it.each([
  ['hartley', 'Hartley'],
  ['OBRIEN', "O'Brien"],
  ['o’brien', "O'Brien"],
  ['Smith Jones', 'Smith-Jones'],
  ['van der berg', 'Vanderberg'],
  ['Muller', 'Müller'],
  ['Müller', 'Mu\u0308ller'],
])('accepts %s for %s [VAL-03]', (entered, known) => {
  expect(isSameSurname(entered, known)).toBe(true);
});

it.each([
  ['Hartly', 'Hartley'],
  ['Sam Hartley', 'Hartley'],
  ['', 'Hartley'],
  ["'", "'"],
  ['--', ' '],
])('rejects %p for %p', (entered, known) => {
  expect(isSameSurname(entered, known)).toBe(false);
});

it.each([
  ['mk402qt', 'MK40 2QT', true],
  ['MK40 2QT', 'mk40 2qt', true],
  ['MK40 2QR', 'MK40 2QT', false],
])('compares the postcodes %s and %s', (entered, known, isSame) => {
  expect(isSamePostcode(entered, known)).toBe(isSame);
});
