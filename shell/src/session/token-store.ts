import type { Tokens } from '@home-move/contract';
import type { SafeStorage } from './safe-storage';

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

export function createTokenStore(storage: SafeStorage): TokenStore {
  return {
    access: () => storage.get('userToken') ?? storage.get('anonymousUserToken'),
    refresh: () => storage.get('userRefreshToken'),
    isUser: () => storage.get('userToken') !== null,
    keep(tokens) {
      const slot = storage.get('userToken') === null ? 'anonymousUserToken' : 'userToken';
      storage.set(slot, tokens.access_token);
      storage.set('userRefreshToken', tokens.refresh_token);
    },
    promote() {
      const token = storage.get('anonymousUserToken');
      if (token === null) return;
      storage.set('userToken', token);
      storage.remove('anonymousUserToken');
    },
    clear() {
      for (const key of ['userToken', 'anonymousUserToken', 'userRefreshToken'] as const) storage.remove(key);
    },
  };
}
