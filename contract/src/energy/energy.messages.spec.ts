import { noQuoteAdvice, noQuoteReason } from './energy.messages';

const market =
  "Unfortunately, we can't give you a quote for this address. We compare energy plans for homes in England, Scotland and Wales only.";

describe('a home without a quote', () => {
  it.each([
    [
      'meters that cannot be quoted',
      { postcode: 'SO17 1BJ', supplyStatus: 'unsupported-meters' },
      "Unfortunately, we can't give you a quote right now. We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can.",
      'Ask the supplier of the home for its prices, or call another supplier.',
    ],
    [
      'the supply of a business',
      { postcode: 'EX4 4QJ', supplyStatus: 'commercial' },
      "Unfortunately, we can't give you a quote for a commercial energy supply.",
      'If this is your home, check its address. For a business, ask a supplier that sells to businesses.',
    ],
    [
      'Northern Ireland, before the register is queried',
      { postcode: 'BT1 5GS', supplyStatus: 'unchecked' },
      market,
      'The Consumer Council compares suppliers in Northern Ireland.',
    ],
    [
      'another market',
      { postcode: 'JE2 3AB', supplyStatus: 'outside-market' },
      market,
      'Ask the energy company there for its prices.',
    ],
    [
      'an area that the register does not serve',
      { postcode: 'MK40 2QT', supplyStatus: 'outside-market' },
      market,
      'Ask the energy company there for its prices.',
    ],
  ] as const)('has a reason and advice: %s [USAGE-29] [LIST-30]', (_what, home, reason, advice) => {
    expect(noQuoteReason(home)).toBe(reason);
    expect(noQuoteAdvice(home)).toBe(advice);
  });

  it.each(['quotable', 'unchecked'] as const)('is not one whose supply is %s', (supplyStatus) => {
    expect(noQuoteReason({ postcode: 'MK40 2QT', supplyStatus })).toBeNull();
    expect(noQuoteAdvice({ postcode: 'MK40 2QT', supplyStatus })).toBeNull();
  });
});
