import type { SafeStorage } from './safe-storage';
import { isSealed, type SessionCipher } from './session-cipher';
import { readToken } from './stored-token';

const tokenKeys = ['userToken', 'anonymousUserToken', 'userRefreshToken'] as const;
type TokenKey = (typeof tokenKeys)[number];

/** Holds the visitor's tokens. */
export interface TokenStorage {
  get(key: TokenKey): string | null;
  set(key: TokenKey, value: string): void;
  remove(key: TokenKey): void;
}

/**
 * Keeps the visitor's tokens in memory, and sealed in the tab's storage under the same keys, milliseconds later. Starts with
 * stored tokens, also plain ones of an earlier version, and removes any sealed with another key. Without a cipher, the storage holds
 * them.
 */
export async function openSealedTokens(storage: SafeStorage, cipher: SessionCipher | null): Promise<TokenStorage> {
  if (cipher === null) return { ...storage, get: (key) => readToken(storage, key) };
  const values: Partial<Record<TokenKey, string>> = {};
  const tokens: TokenStorage = {
    get: (key) => values[key] ?? null,
    set(key, value) {
      values[key] = value;
      void cipher.seal(value).then((sealed) => values[key] === value && storage.set(key, sealed));
    },
    remove(key) {
      delete values[key];
      storage.remove(key);
    },
  };
  for (const key of tokenKeys) {
    const stored = storage.get(key) ?? '';
    const token = isSealed(stored) ? await cipher.open(stored) : readToken(storage, key);
    if (token === null) tokens.remove(key);
    else if (isSealed(stored)) values[key] = token;
    else tokens.set(key, token);
  }
  return tokens;
}
