import { aCipher } from '../testing/session-cipher.builder';
import { isSealed } from './session-cipher';

it('seals a text so that only the same key opens it', async () => {
  const sealed = await aCipher(1).seal('access.token');
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain('access');
  expect(await aCipher(1).open(sealed)).toBe('access.token');
  expect(await aCipher(2).open(sealed)).toBeNull();
});

it('seals with the first of its keys, and opens with each', async () => {
  const both = aCipher(1, 2);
  expect(await aCipher(1).open(await both.seal('access.token'))).toBe('access.token');
  expect(await both.open(await aCipher(2).seal('access.token'))).toBe('access.token');
  expect(await both.open(await aCipher(3).seal('access.token'))).toBeNull();
});

it('seals the same text differently each time', async () => {
  const cipher = aCipher(1);
  expect(await cipher.seal('token')).not.toBe(await cipher.seal('token'));
});

it.each(['', 'access.token', 'sealed:', 'sealed:%', 'sealed:AAAA', '[object Object]'])(
  'does not open %j',
  async (text) => {
    expect(await aCipher(1).open(text)).toBeNull();
  },
);
