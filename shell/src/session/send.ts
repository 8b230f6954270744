import { ApiError, call, generalProblem, problemOf, type RuntimeContract } from '@home-move/contract';
import type { AppToken } from './app-token';
import { isTrusted, redirectionOf } from './redirection';
import type { Refresh } from './refresh';
import type { TokenStore } from './token-store';

/** Calls the API with the right token; has the signature of the runtime's `http.send`. */
export type Send = RuntimeContract['http']['send'];

export interface SendDependencies {
  readonly fetcher: typeof fetch;
  readonly appToken: AppToken;
  readonly tokens: TokenStore;
  readonly refresh: Refresh;
  /** The app token was rejected. [SESS-11, SESS-12] */
  readonly onAppRefused: () => void;
  /** The visitor's token was rejected and cannot be renewed, or is not authorised. [SESS-09] */
  readonly onUserRefused: (token: string | null) => unknown;
  /** The enrolment is finished; awaited before the call fails, so that the page shows it. */
  readonly onClosed: () => Promise<unknown>;
  readonly page: { readonly href: string; assign(url: string): void };
  readonly trustedUrls: readonly string[];
}

/** Every call carries a bearer token, except to open endpoints. [SESS-26] */
export function createSend(deps: SendDependencies): Send {
  const { fetcher, appToken, tokens, refresh } = deps;

  return async (endpoint, input, options) => {
    const once = (token: string | null) => call(fetcher, '', endpoint, input, { ...options, token });

    const asApp = async () => {
      try {
        return await once(await appToken.get());
      } catch (error) {
        // A 401 with another code concerns the call itself, such as a wrong password.
        if (problemOf(error).code === 'UNAUTHENTICATED') {
          appToken.forget();
          // Pages of one-time codes handle this themselves by leading to the login. [OTP-13]
          if (!endpoint.path.startsWith('/otp/')) deps.onAppRefused();
        }
        throw error;
      }
    };

    const asUser = async () => {
      let token = tokens.access();
      const generation = tokens.generation();
      try {
        if (token === null) throw new ApiError(generalProblem('UNAUTHENTICATED'));
        return await once(token).catch(async (error: unknown) => {
          if (problemOf(error).status !== 401) throw error;
          // A concurrent call may have renewed it already.
          if (tokens.access() === token) await refresh();
          // Another mover has logged in since: the call must not change that mover's enrolment.
          if (tokens.generation() !== generation) throw error;
          token = tokens.access();
          return once(token);
        });
      } catch (error) {
        const { status, code } = problemOf(error);
        if (code === 'ENROLMENT_CLOSED') await deps.onClosed().catch(() => undefined);
        if (status === 401 || status === 403) deps.onUserRefused(token);
        throw error;
      }
    };

    const { roles } = endpoint;
    const isForUsers = roles.includes('enrolment') || roles.includes('customer');
    const isForApp = roles.includes('app') && !(isForUsers && tokens.access() !== null);
    const answer = roles.length === 0 ? await once(null) : isForApp ? await asApp() : await asUser();
    const elsewhere = redirectionOf(answer);
    if (elsewhere !== null && isTrusted(elsewhere, deps.page.href, deps.trustedUrls)) deps.page.assign(elsewhere);
    return answer;
  };
}
