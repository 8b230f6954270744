import { problemOf, telephonyEndpoints, type Branding, type CrmCall } from '@home-move/contract';
import type { LazyServices } from '../session/session-services';
import type { AgentExit } from './agent-exit';
import type { CallOpening } from './call-opening';
import { dropOthersNotes } from './note-drafts';

const tooManyRequests = 429;
const isRejected = (status: number) => status >= 400 && status < 500;

/** Start-up ends here: the agent starts again from the CRM. */
const never = () => new Promise<never>(() => undefined);

/**
 * Starts a session in the telephony portal as the address opens it, else resumes the one before the reload. An agent
 * without either sees the signed-out page, and start-up ends. `onCrm` receives what the CRM that opened the call gets back.
 * Resolves with the branding of the customer's brand. Rejects
 * when the API cannot be reached and may be called again. [TEL-02, TEL-03, TEL-04]
 */
export function createAgentLogin(
  { appToken, hasToken, session, send, storage }: LazyServices,
  opening: CallOpening | null,
  exit: AgentExit,
  onCrm: (crm: CrmCall | null) => void,
): (resume: () => Promise<void>) => Promise<Branding> {
  let unused = opening;

  function start(agentName: string): void {
    dropOthersNotes(storage, agentName);
    session.setAgent(agentName);
  }

  async function exchange(open: CallOpening): Promise<void> {
    // The previous call in this tab: its customer must not be shown even if this login is rejected.
    session.end();
    // A new app token cannot be rejected as expired; that would reload the page and lose what opens the call.
    appToken.forget();
    const answer = await open(send);
    unused = null;
    start(answer.agentName);
    onCrm(answer.crm ?? null);
    await session.begin(answer);
  }

  /** Resolves once the agent is logged in; shows why a login is rejected. */
  async function logIn(open: CallOpening): Promise<void> {
    try {
      await exchange(open);
    } catch (error) {
      const { status, title } = problemOf(error);
      if (unused === null || !isRejected(status)) throw error;
      await exit.show('refused', { sentence: title, canRetry: status === tooManyRequests });
      await logIn(open);
    }
  }

  async function resumeCall(resume: () => Promise<void>): Promise<void> {
    const hadSession = hasToken();
    await resume();
    if (!hadSession) await exit.show('closed');
    if (!hasToken()) return;
    const { agentName, crm } = await send(telephonyEndpoints.name, {});
    start(agentName);
    onCrm(crm ?? null);
  }

  return async (resume) => {
    try {
      await (unused === null ? resumeCall(resume) : logIn(unused));
      if (hasToken()) return await send(telephonyEndpoints.branding, {});
    } catch (error) {
      if (unused !== null || hasToken()) throw error;
    }
    // The tokens were rejected and cleared in the meantime.
    exit.leave('ended');
    return never();
  };
}
