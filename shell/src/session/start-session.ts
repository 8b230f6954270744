import { problemOf } from '@home-move/contract';
import type { AppToken } from './app-token';
import type { Session } from './session';
import type { TokenStore } from './token-store';

/** The stored session has ended: malformed id, rejected token or missing enrolment. */
const sessionOverStatuses = [400, 401, 403, 404];

/**
 * Start-up: gets the app token, then loads the stored session's enrolment. Rejects when the API cannot be reached, so
 * that the page can offer a retry with nothing lost. [SESS-01 to SESS-04]
 */
export async function startSession(appToken: AppToken, tokens: TokenStore, session: Session): Promise<void> {
  await appToken.start();
  // Removes malformed values as well.
  if (tokens.access() === null) return tokens.clear();
  try {
    await session.refresh();
  } catch (error) {
    if (!sessionOverStatuses.includes(problemOf(error).status)) throw error;
    session.end();
  }
}
