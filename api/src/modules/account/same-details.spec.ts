import { isSamePostcode, isSameSurname } from './same-details.js';

it.each([
  ['hartley', 'Hartley'],
  ['OBRIEN', "O'Brien"],
  ['o’brien', "O'Brien"],
  ['Smith Jones', 'Smith-Jones'],
  ['van der berg', 'Vanderberg'],
  ['Muller', 'Müller'],
  ['Müller', 'Mu\u0308ller'],
])('takes %s for %s [VAL-03]', (typed, known) => {
  expect(isSameSurname(typed, known)).toBe(true);
});

it.each([
  ['Hartly', 'Hartley'],
  ['Sam Hartley', 'Hartley'],
  ['', 'Hartley'],
  ["'", "'"],
  ['--', ' '],
])('does not take %p for %p', (typed, known) => {
  expect(isSameSurname(typed, known)).toBe(false);
});

it.each([
  ['mk402qt', 'MK40 2QT', true],
  ['MK40 2QT', 'mk40 2qt', true],
  ['MK40 2QR', 'MK40 2QT', false],
])('compares the postcodes %s and %s', (typed, known, isSame) => {
  expect(isSamePostcode(typed, known)).toBe(isSame);
});
