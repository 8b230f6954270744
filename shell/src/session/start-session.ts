import { problemOf } from '@home-move/contract';
import type { SessionServices } from './session-services';

/** The stored session has ended: malformed id, rejected token or missing enrolment. */
const sessionOverStatuses = [400, 401, 403, 404];

/**
 * Start-up: gets the app token, and meanwhile the session of another tab if this one has none, then loads the session's
 * enrolment. Rejects when the API cannot be reached, so that the page can offer a retry with nothing lost. [SESS-01 to SESS-04]
 */
export async function startSession({
  appToken,
  tokens,
  session,
  handover,
}: Pick<SessionServices, 'appToken' | 'tokens' | 'session' | 'handover'>): Promise<void> {
  await Promise.all([appToken.start(), handover.takeOver()]);
  // Removes malformed values as well.
  if (tokens.access() === null) return tokens.clear();
  try {
    await session.refresh();
  } catch (error) {
    if (!sessionOverStatuses.includes(problemOf(error).status)) throw error;
    session.end();
  }
}
