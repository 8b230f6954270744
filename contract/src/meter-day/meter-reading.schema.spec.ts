import { validationErrors } from '../testing';
import { aReadingForm, aRegister } from './meter-day.builder';
import { meterReadingSchema } from './meter-reading.schema';
import { digitsProblem, valuesProblem } from './register-values';

const errorsOf = (changes: object) => validationErrors(meterReadingSchema, { ...aReadingForm(), ...changes });

describe('a reading', () => {
  it.each([
    ['its digits', '03128', null],
    ['fewer digits', '3128', 'Enter 5 digits, with zeros at the start'],
    ['more digits', '031284', 'Enter 5 digits, with zeros at the start'],
    ['a letter', '0312B', 'Enter 5 digits, with zeros at the start'],
    ['nothing', '', 'Enter the reading'],
  ])('with %s is checked against the digits of its meter [METER-02]', (_, value, expected) => {
    expect(digitsProblem(value, { digits: 5, isDigitsKnown: true })).toBe(expected);
  });

  it.each([
    ['0041', null],
    ['00000413', null],
    ['413', 'Enter 4 to 8 digits, with zeros at the start'],
    ['000000413', 'Enter 4 to 8 digits, with zeros at the start'],
  ])('of %s is checked against usual meters if the digits are unknown', (value, expected) => {
    expect(digitsProblem(value, { digits: 5, isDigitsKnown: false })).toBe(expected);
  });

  const twoRates = [aRegister({ rate: 'day' }), aRegister({ rate: 'night' })];

  it('of a multi-rate meter has one value for each rate [METER-02]', () => {
    const [day, night] = [
      { rate: 'day', value: '48217' },
      { rate: 'night', value: '11902' },
    ] as const;
    expect(valuesProblem([day, night], twoRates)).toBeNull();
    expect(valuesProblem([day], twoRates)).toBe('Enter one reading for each rate of the meter');
    expect(valuesProblem([night, day], twoRates)).toBe('Enter one reading for each rate of the meter');
    expect(valuesProblem([{ rate: 'single', value: '48217' }], twoRates)).toBe(
      'Enter one reading for each rate of the meter',
    );
    expect(valuesProblem([day, { rate: 'night', value: '1190' }], twoRates)).toBe(
      'Enter 5 digits, with zeros at the start',
    );
  });
});

describe('the body of a reading', () => {
  it.each([
    ['as it is sent', {}, {}],
    ['without a serial number', { serialNumber: null }, {}],
    [
      'of two rates',
      {
        values: [
          { rate: 'day', value: '48217' },
          { rate: 'night', value: '11902' },
        ],
      },
      {},
    ],
    ['without values', { values: [] }, { values: 'Enter the reading' }],
    [
      'with a value that is no number',
      { values: [{ rate: 'single', value: '12.5' }] },
      { 'values.0.value': 'Enter 4 to 8 digits, with zeros at the start' },
    ],
    [
      'with a serial number that is too long',
      { serialNumber: 'A'.repeat(21) },
      { serialNumber: 'Enter up to 20 letters and numbers' },
    ],
    ['without a time', { takenAt: '27/11/2026' }, { takenAt: 'The time of the reading is missing' }],
    [
      'with a hash of another length',
      { hash: 'ab' },
      { hash: 'The photo or the reading has changed since it was saved. Save the reading again.' },
    ],
    ['with a photo that is too large', { photo: 'A'.repeat(533_340) }, { photo: 'This photo is too large' }],
  ])('%s is checked', (_, changes, expected) => {
    expect(errorsOf(changes)).toEqual(expected);
  });
});
