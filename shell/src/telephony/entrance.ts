import { problemOf, telephonyEndpoints } from '@home-move/contract';
import type { Services } from '../services';
import { isOver } from '../session/start-session';
import type { Outside } from './outside';

const tooMany = 429;
const isRefusal = (status: number) => status >= 400 && status < 500;

/** Nothing more happens in this document: the agent starts anew from the CRM. */
const never = () => new Promise<void>(() => undefined);

/**
 * How a session starts in the telephony portal: by the token of the address, else as it was before the reload. Whoever
 * has neither reads why, and start-up goes no further. Rejects when the API cannot be reached; calling it again tries
 * again. [TEL-02, TEL-03, TEL-04]
 */
export function createEntrance(
  { appToken, tokens, session, send }: Services,
  telephonyToken: string | null,
  outside: Outside,
): () => Promise<void> {
  let unused = telephonyToken;

  async function logIn(token: string): Promise<void> {
    const answer = await send(telephonyEndpoints.login, { body: { token } });
    unused = null;
    session.setAgent(answer.agentName);
    await session.begin(answer);
  }

  async function resume(): Promise<void> {
    const [{ agentName }] = await Promise.all([send(telephonyEndpoints.name, {}), session.refresh()]);
    session.setAgent(agentName);
  }

  async function enter(): Promise<void> {
    if (unused !== null) {
      // Another call of before, of this tab: its customer must not be seen even when this login is refused.
      session.end();
      // A fresh one cannot be refused for its age, which would cost this address its token by a reload.
      appToken.forget();
    }
    await appToken.start();
    if (unused === null && tokens.access() === null) {
      await outside.show('closed');
      return;
    }
    try {
      await (unused === null ? resume() : logIn(unused));
    } catch (error) {
      await turnAway(error);
    }
  }

  async function turnAway(error: unknown): Promise<void> {
    const { status } = problemOf(error);
    if (unused !== null && status === tooMany) {
      await outside.show('tooMany', { canRetry: true });
      return enter();
    }
    if (unused !== null && isRefusal(status)) return outside.show('refused');
    if (!isOver(error)) throw error;
    session.end();
    outside.leave('ended');
    return never();
  }

  return enter;
}
