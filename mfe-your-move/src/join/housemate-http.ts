import { call, problemOf, sessionEndpoints, type Tokens } from '@home-move/contract';
import type { HouseholdHttp } from '../household/household-state';

const fetcher: typeof fetch = (...request) => fetch(...request);

/**
 * Calls the API with a housemate's session, which lives in memory and never becomes the session of the shell: the housemate may have
 * another move. [ROOM-08]
 */
export function createHousemateHttp(session: Tokens): HouseholdHttp {
  let tokens = session;
  let renewal: Promise<Tokens> | null = null;

  /** Concurrent calls share one renewal. */
  const renew = async () => {
    const body = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token } as const;
    renewal ??= call(fetcher, '', sessionEndpoints.token, { body }).finally(() => {
      renewal = null;
    });
    tokens = await renewal;
  };

  return {
    async send(endpoint, input, options) {
      const { access_token: token } = tokens;
      try {
        return await call(fetcher, '', endpoint, input, { ...options, token });
      } catch (error) {
        if (problemOf(error).status !== 401) throw error;
        // A concurrent call may have renewed it already.
        if (tokens.access_token === token) await renew();
        return call(fetcher, '', endpoint, input, { ...options, token: tokens.access_token });
      }
    },
  };
}
