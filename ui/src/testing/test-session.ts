import {
  enrolmentEndpoints,
  enrolmentStatus,
  type Enrolment,
  type RuntimeContract,
  type SessionState,
  type Tokens,
} from '@home-move/contract';
import { createWritable } from './store';
import type { createTestHttp } from './test-http';

export const nobody: SessionState = { loggedIn: false, enrolmentId: null, agentName: null };

const isPopulated = (enrolment: Enrolment) => enrolment.status >= enrolmentStatus.detailsPopulated;

interface TestSessionOptions {
  readonly enrolment: Enrolment | null;
  readonly session: Partial<SessionState>;
  readonly http: ReturnType<typeof createTestHttp>;
  /** The enrolment became another, or ended. */
  readonly onOther: () => void;
  readonly seen: { readonly tokens: Tokens[]; readonly logouts: number[] };
}

/** Session and enrolment in memory. They are loaded where the test answers that call, and else stay what they are. */
export function createTestSession({ enrolment: first, session: said, http, onOther, seen }: TestSessionOptions) {
  const enrolment = createWritable<Enrolment | null>(first);
  const session = createWritable<SessionState>({
    ...nobody,
    loggedIn: first !== null && isPopulated(first),
    enrolmentId: first?.id ?? null,
    ...said,
  });

  function accept(next: Enrolment): void {
    const present = enrolment.get();
    if (present?.id === next.id && next.version < present.version) return;
    if (present !== null && present.id !== next.id) onOther();
    enrolment.set(next);
    const before = session.get();
    const loggedIn = isPopulated(next);
    if (before.enrolmentId !== next.id || before.loggedIn !== loggedIn)
      session.set({ ...before, loggedIn, enrolmentId: next.id });
  }

  async function refresh(): Promise<Enrolment> {
    if (http.knows(enrolmentEndpoints.mine)) accept(await http.send(enrolmentEndpoints.mine, {}));
    const present = enrolment.get();
    if (!present) throw new Error('The test has no enrolment to refresh');
    return present;
  }

  const parts: Pick<RuntimeContract, 'session' | 'enrolment'> = {
    session: {
      ...session,
      async begin(tokens) {
        seen.tokens.push(tokens);
        if (http.knows(enrolmentEndpoints.mine)) await refresh();
        else session.set({ ...session.get(), loggedIn: true, enrolmentId: enrolment.get()?.id ?? null });
      },
      async logout() {
        seen.logouts.push(seen.logouts.length + 1);
        onOther();
        session.set(nobody);
        enrolment.set(null);
      },
    },
    enrolment: { ...enrolment, refresh, accept },
  };
  return { session: { ...session, ...parts.session }, enrolment: { ...enrolment, ...parts.enrolment } };
}
