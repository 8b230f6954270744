import type { TokenStorage } from './sealed-tokens';
import type { SessionTokens } from './tabs';

/** The visitor's tokens: anonymous until the enrolment's details are populated, then a user's. [SESS-21, SESS-32] */
export interface TokenStore {
  access(): string | null;
  refresh(): string | null;
  /** Stores new tokens; a renewed pair stays anonymous or a user's. */
  keep(tokens: SessionTokens): void;
  /** Turns the anonymous token into a user's, once the enrolment's details are populated. */
  promote(): void;
  isUser(): boolean;
  clear(): void;
  /** Changes with every `clear`: the same number means tokens of the same session, renewed or not. */
  generation(): number;
}

const tokenKeys = ['userToken', 'anonymousUserToken', 'userRefreshToken'] as const;

export function createTokenStore(storage: TokenStorage): TokenStore {
  const token = (key: (typeof tokenKeys)[number]) => storage.get(key);
  let generation = 0;
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
      generation += 1;
      for (const key of tokenKeys) storage.remove(key);
    },
    generation: () => generation,
  };
}
