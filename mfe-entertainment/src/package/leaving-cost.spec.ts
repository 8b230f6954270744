import { aPackage, aRollingPackage } from '../testing/broadband-packages';
import { leavingCost } from './leaving-cost';

const ofMonths = (contractLengthMonths: number, monthlyExitFee: number | null) =>
  leavingCost(aPackage({ monthlyExitFee, pricing: { contractLengthMonths } }));

describe('the cost of leaving early', () => {
  it.each([
    [
      '24 months',
      ofMonths(24, 1450),
      [
        'The contract runs for 24 months.',
        'Leaving early costs £14.50 for each month that is left.',
        'If you leave after 6 months, for example, 18 months are left, and you pay £261.00.',
      ],
    ],
    [
      'a contract shorter than the example',
      ofMonths(3, 1000),
      [
        'The contract runs for 3 months.',
        'Leaving early costs £10.00 for each month that is left.',
        'If you leave after 1 month, for example, 2 months are left, and you pay £20.00.',
      ],
    ],
    [
      'a provider without a fee',
      ofMonths(12, 0),
      ['The contract runs for 12 months.', 'Brightline charges no fee for leaving early.'],
    ],
    [
      'a provider that states no fee',
      ofMonths(12, null),
      [
        'The contract runs for 12 months.',
        'Leaving early, or moving again, may cost you a fee: ask Brightline before you order.',
      ],
    ],
    ['a rolling month', leavingCost(aRollingPackage({ monthlyExitFee: 1450 })), ["A month's notice, at any time"]],
  ])('of %s', (_which, sentences, expected) => {
    expect(sentences).toEqual(expected);
  });
});
