import { problemOf } from '@home-move/contract';
import type { AppToken } from './app-token';
import type { Session } from './session';
import type { TokenStore } from './token-store';

/** The stored session is over: no id at all, refused, or its enrolment is gone. */
const sessionOverStatuses = [400, 401, 403, 404];

/**
 * Start-up: the portal's own token first, then the enrolment of whoever was here. Rejects when the API cannot be
 * reached, so that the page can offer to try again with nothing lost. [SESS-01 to SESS-04]
 */
export async function startSession(appToken: AppToken, tokens: TokenStore, session: Session): Promise<void> {
  await appToken.start();
  // Nobody was here; what stands in place of a token is none of ours.
  if (tokens.access() === null) return tokens.clear();
  try {
    await session.refresh();
  } catch (error) {
    if (!sessionOverStatuses.includes(problemOf(error).status)) throw error;
    session.end();
  }
}
