import { canAccountExist } from './modulus-check';

// Test cases 1 to 34 of "Validating account numbers: UK modulus checking" 6.40, chapter 3.
const published: readonly [string, string, boolean, string][] = [
  ['089999', '66374958', true, 'passes modulus 10'],
  ['107999', '88837491', true, 'passes modulus 11'],
  ['202959', '63748472', true, 'passes modulus 11 and double alternate'],
  ['871427', '46238510', true, 'exceptions 10 and 11, the first check passes'],
  ['872427', '46238510', true, 'exceptions 10 and 11, the second check passes'],
  ['871427', '09123496', true, 'exception 10, ab is 09 and g is 9'],
  ['871427', '99123496', true, 'exception 10, ab is 99 and g is 9'],
  ['820000', '73688637', true, 'exception 3, c is 6, at the start of a range'],
  ['827999', '73988638', true, 'exception 3, c is 9, at the end of a range'],
  ['827101', '28748352', true, 'exception 3, both checks pass'],
  ['134020', '63849203', true, 'exception 4, the remainder is the check digit'],
  ['118765', '64371389', true, 'exception 1 adds 27'],
  ['200915', '41011166', true, 'exception 6, foreign currency'],
  ['938611', '07806039', true, 'exception 5'],
  ['938600', '42368003', true, 'exception 5 with substitution'],
  ['938063', '55065200', true, 'exception 5, both remainders are 0'],
  ['772798', '99345694', true, 'exception 7'],
  ['086090', '06774744', true, 'exception 8'],
  ['309070', '02355688', true, 'exceptions 2 and 9, the first check passes'],
  ['309070', '12345668', true, 'exceptions 2 and 9, the second check passes with substitution'],
  ['309070', '12345677', true, 'exceptions 2 and 9, g is not 9'],
  ['309070', '99345694', true, 'exceptions 2 and 9, g is 9'],
  ['938063', '15764273', false, 'exception 5, the second check digit is wrong'],
  ['938063', '15764264', false, 'exception 5, the first check digit is wrong'],
  ['938063', '15763217', false, 'exception 5, a remainder of 1'],
  ['118765', '64371388', false, 'exception 1'],
  ['203099', '66831036', false, 'passes modulus 11, fails double alternate'],
  ['203099', '58716970', false, 'fails modulus 11, passes double alternate'],
  ['089999', '66374959', false, 'fails modulus 10'],
  ['107999', '88837493', false, 'fails modulus 11'],
  ['074456', '12345112', true, 'exceptions 12 and 13, modulus 11 passes'],
  ['070116', '34012583', true, 'exceptions 12 and 13, both pass'],
  ['074456', '11104102', true, 'exceptions 12 and 13, modulus 10 passes'],
  ['180002', '00000190', true, 'exception 14, the second check passes'],
];

describe('the modulus check', () => {
  it.each(published)('of %s %s is %s: %s [PAY-20, PAY-22]', (sortCode, accountNumber, expected) => {
    expect(canAccountExist(sortCode, accountNumber)).toBe(expected);
  });

  it('passes the worked example of exception 14', () => {
    expect(canAccountExist('180002', '98093517')).toBe(true);
  });

  // By the specification's own rules; the package alone answers each of these the other way.
  it.each([
    ['134020', '02000710', true, 'exception 4, a remainder of 10'],
    ['134020', '02400830', false, 'exception 4, the remainder of 3 is not 30'],
    ['871427', '09000378', true, 'exception 10, ab is 09 but g is not 9'],
    ['871427', '09000588', false, 'exception 10, ab is 09 but g is not 9'],
  ])('of %s %s is %s: %s', (sortCode, accountNumber, expected) => {
    expect(canAccountExist(sortCode, accountNumber)).toBe(expected);
  });

  it.each([
    ['200000', '55779911', true],
    ['400000', '12345674', false],
  ])('of the test account %s %s is %s', (sortCode, accountNumber, expected) => {
    expect(canAccountExist(sortCode, accountNumber)).toBe(expected);
  });

  it.each(['000000', '232323', '999999'])('passes every account of the unknown sort code %s', (sortCode) => {
    expect(canAccountExist(sortCode, '12345674')).toBe(true);
  });
});
