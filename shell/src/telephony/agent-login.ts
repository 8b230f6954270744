import { problemOf, telephonyEndpoints } from '@home-move/contract';
import type { SessionServices } from '../session/session-services';
import type { AgentExit } from './agent-exit';

const tooManyRequests = 429;
const isRejected = (status: number) => status >= 400 && status < 500;

/** Nothing more happens in this document: the agent starts anew from the CRM. */
const never = () => new Promise<void>(() => undefined);

/**
 * How a session starts in the telephony portal: by the token of the address, else as it was before the reload. Whoever
 * has neither reads why, and start-up goes no further. Rejects when the API cannot be reached; calling it again tries
 * again. [TEL-02, TEL-03, TEL-04]
 */
export function createAgentLogin(
  { appToken, tokens, session, send }: SessionServices,
  telephonyToken: string | null,
  exit: AgentExit,
): (resume: () => Promise<void>) => Promise<void> {
  let unusedToken = telephonyToken;

  async function exchange(token: string): Promise<void> {
    // Another call of before, of this tab: its customer must not be seen even when this login is refused.
    session.end();
    // A fresh one cannot be refused for its age, which would cost this address its token by a reload.
    appToken.forget();
    const answer = await send(telephonyEndpoints.login, { body: { token } });
    unusedToken = null;
    session.setAgent(answer.agentName);
    await session.begin(answer);
  }

  /** Until the agent is in, or has read why not. */
  async function logIn(token: string): Promise<void> {
    try {
      await exchange(token);
    } catch (error) {
      const { status, title } = problemOf(error);
      if (unusedToken === null || !isRejected(status)) throw error;
      await exit.show('refused', { sentence: title, canRetry: status === tooManyRequests });
      await logIn(token);
    }
  }

  async function resumeCall(resume: () => Promise<void>): Promise<void> {
    const hadSession = tokens.access() !== null;
    await resume();
    if (!hadSession) await exit.show('closed');
    if (tokens.access() !== null) session.setAgent((await send(telephonyEndpoints.name, {})).agentName);
  }

  return async (resume) => {
    try {
      await (unusedToken === null ? resumeCall(resume) : logIn(unusedToken));
    } catch (error) {
      if (unusedToken !== null || tokens.access() !== null) throw error;
    }
    if (tokens.access() !== null) return;
    // It was refused meanwhile, and is forgotten already.
    exit.leave('ended');
    await never();
  };
}
