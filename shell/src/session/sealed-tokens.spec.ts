import { waitFor } from '@testing-library/react';
import { aCipher } from '../testing/session-cipher.builder';
import { createSafeStorage } from './safe-storage';
import { openSealedTokens } from './sealed-tokens';

const stored = (key: string) => sessionStorage.getItem(`hm.default.${key}`);
const open = (cipher = aCipher(1)) => openSealedTokens(createSafeStorage('default'), cipher);

/** Resolves with the stored value of a key once it has changed. */
async function untilStored(key: string, before: string | null): Promise<string | null> {
  await waitFor(() => expect(stored(key)).not.toBe(before));
  return stored(key);
}

beforeEach(() => sessionStorage.clear());

it('stores tokens sealed, under the keys of the specification, and finds them after a reload [SESS-32]', async () => {
  const tokens = await open();
  tokens.set('userToken', 'access.1');
  tokens.set('userRefreshToken', 'refresh-1');
  expect(tokens.get('userToken')).toBe('access.1');
  expect(await untilStored('userToken', null)).toMatch(/^sealed:/);
  expect(await untilStored('userRefreshToken', null)).toMatch(/^sealed:/);
  const reloaded = await open();
  expect(
    ['userToken', 'anonymousUserToken', 'userRefreshToken'].map((key) => reloaded.get(key as 'userToken')),
  ).toEqual(['access.1', null, 'refresh-1']);
});

it('takes over plain tokens of an earlier version, and seals them', async () => {
  sessionStorage.setItem('hm.default.userToken', 'access.1');
  expect((await open()).get('userToken')).toBe('access.1');
  expect(await untilStored('userToken', 'access.1')).toMatch(/^sealed:/);
});

it.each(['no token', '', 'sealed:AAAA'])('removes %j, which is none', async (value) => {
  sessionStorage.setItem('hm.default.userToken', value);
  expect((await open()).get('userToken')).toBeNull();
  expect(stored('userToken')).toBeNull();
});

it('removes tokens that were sealed with another key, as after the browser has lost its cookie', async () => {
  (await open()).set('userToken', 'access.1');
  await untilStored('userToken', null);
  expect((await open(aCipher(2))).get('userToken')).toBeNull();
  expect(stored('userToken')).toBeNull();
});

it('stores nothing of a token that was removed or replaced while it was sealed', async () => {
  const tokens = await open();
  tokens.set('userToken', 'access.1');
  tokens.remove('userToken');
  tokens.set('userRefreshToken', 'refresh-1');
  tokens.set('userRefreshToken', 'refresh-2');
  await untilStored('userRefreshToken', null);
  expect(stored('userToken')).toBeNull();
  expect((await open()).get('userRefreshToken')).toBe('refresh-2');
});

it('keeps tokens plain in a browser without a key', async () => {
  const tokens = await openSealedTokens(createSafeStorage('default'), null);
  tokens.set('userToken', 'access.1');
  expect(stored('userToken')).toBe('access.1');
  sessionStorage.setItem('hm.default.userToken', 'not a token');
  expect(tokens.get('userToken')).toBeNull();
});
