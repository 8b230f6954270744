import {
  ApiError,
  call,
  generalProblem,
  problemOf,
  sessionEndpoints,
  type RuntimeContract,
  type Tokens,
} from '@home-move/contract';

/** Calls the API; the runtime contract's `http.send`. */
export type Send = RuntimeContract['http']['send'];

/** The agent's login to one call. Its tokens are in memory only, and end with the page. */
export interface CallSession {
  readonly keep: (tokens: Tokens) => void;
  /** Rejects with ApiError. An expired access token is renewed once, together for calls in parallel. */
  readonly send: Send;
  /** Drops the tokens of a session that the API has ended. */
  readonly forget: () => void;
  /** Drops the tokens, and ends the session whether or not the API responds. */
  readonly end: () => Promise<void>;
}

export interface CallSessionOptions {
  /** Where the CRM's server passes calls on. */
  readonly api: string;
  readonly fetcher: typeof fetch;
  /** The API has ended the session, or does not admit it. */
  readonly onEnded: () => void;
}

const unauthenticated = 401;
const forbidden = 403;

export function createCallSession({ api, fetcher, onEnded }: CallSessionOptions): CallSession {
  let tokens: Tokens | null = null;
  let renewal: Promise<void> | null = null;

  async function revoke({ refresh_token }: Tokens): Promise<void> {
    await call(fetcher, api, sessionEndpoints.revoke, { body: { refresh_token } }).catch(() => undefined);
  }

  async function requestRenewal(): Promise<void> {
    const current = tokens;
    if (current === null) throw new ApiError(generalProblem('UNAUTHENTICATED'));
    const body = { grant_type: 'refresh_token', refresh_token: current.refresh_token } as const;
    const renewed = await call(fetcher, api, sessionEndpoints.token, { body });
    if (tokens === current) tokens = renewed;
    else await revoke(renewed);
  }

  function renew(): Promise<void> {
    renewal ??= requestRenewal().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  const send: Send = async (endpoint, input, options) => {
    const used = tokens;
    const once = () => call(fetcher, api, endpoint, input, { ...options, token: tokens?.access_token ?? null });
    try {
      return await once().catch(async (error: unknown) => {
        if (problemOf(error).status !== unauthenticated) throw error;
        // A call in parallel may have renewed them already.
        if (tokens === used) await renew();
        return once();
      });
    } catch (error) {
      const { status } = problemOf(error);
      if (tokens !== null && (status === unauthenticated || status === forbidden)) {
        tokens = null;
        onEnded();
      }
      throw error;
    }
  };

  return {
    keep(next) {
      tokens = next;
    },
    send,
    forget() {
      tokens = null;
    },
    async end() {
      const current = tokens;
      tokens = null;
      if (current !== null) await revoke(current);
    },
  };
}
