import type { Tokens } from '@home-move/contract';
import type { SafeStorage } from './safe-storage';
import { readToken } from './token-life';

/** The visitor's tokens: of an anonymous enrolment until its details are populated, then of a logged-in user. [SESS-21, SESS-32] */
export interface TokenStore {
  access(): string | null;
  refresh(): string | null;
  /** Keeps fresh tokens; a renewed pair stays what it was, anonymous or user. */
  keep(tokens: Tokens): void;
  /** The enrolment's details are there: its holder counts as a user from now on. */
  promote(): void;
  /** Whether the token is a user's, not an anonymous enrolment's. */
  isUser(): boolean;
  clear(): void;
}

const tokenKeys = ['userToken', 'anonymousUserToken', 'userRefreshToken'] as const;

export function createTokenStore(storage: SafeStorage): TokenStore {
  const token = (key: (typeof tokenKeys)[number]) => readToken(storage, key);
  return {
    access: () => token('userToken') ?? token('anonymousUserToken'),
    refresh: () => token('userRefreshToken'),
    isUser: () => token('userToken') !== null,
    keep(tokens) {
      const slot = token('userToken') === null ? 'anonymousUserToken' : 'userToken';
      storage.set(slot, tokens.access_token);
      storage.set('userRefreshToken', tokens.refresh_token);
    },
    promote() {
      const anonymous = token('anonymousUserToken');
      if (anonymous === null) return;
      storage.set('userToken', anonymous);
      storage.remove('anonymousUserToken');
    },
    clear() {
      for (const key of tokenKeys) storage.remove(key);
    },
  };
}
