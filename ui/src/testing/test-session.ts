import {
  enrolmentEndpoints,
  isAllSelected,
  problemOf,
  enrolmentStatus,
  type Enrolment,
  type RuntimeContract,
  type SessionState,
  type Tokens,
} from '@home-move/contract';
import { aSession } from '@home-move/contract/testing';
import { createWritable } from './writable';
import type { createTestHttp } from './test-http';

const isPopulated = (enrolment: Enrolment) => enrolment.status >= enrolmentStatus.detailsPopulated;

interface TestSessionOptions {
  readonly enrolment: Enrolment | null;
  /** What the document was opened as. */
  readonly appConfiguration: SessionState['appConfiguration'];
  readonly session: Partial<SessionState>;
  readonly http: ReturnType<typeof createTestHttp>;
  /** The enrolment became another, or ended. */
  readonly onEnrolmentChange: () => void;
  readonly recorded: { readonly tokens: Tokens[]; readonly logouts: number[] };
}

/** Session and enrolment in memory. They are loaded where the test answers that call, and else stay what they are. */
export function createTestSession({
  enrolment: first,
  session: said,
  appConfiguration,
  http,
  onEnrolmentChange: onOther,
  recorded: seen,
}: TestSessionOptions) {
  const enrolment = createWritable<Enrolment | null>(first);
  const of = (one: Enrolment): Partial<SessionState> => ({
    loggedIn: isPopulated(one),
    enrolmentId: one.id,
    sessionAttributes: { id: one.id },
    selectAllSelected: isAllSelected(one),
  });
  const session = createWritable(aSession({ appConfiguration, ...(first ? of(first) : {}), ...said }));
  const patch = (part: Partial<SessionState>) => session.set({ ...session.get(), ...part });

  function accept(next: Enrolment): void {
    const present = enrolment.get();
    if (present?.id === next.id && next.version < present.version) return;
    if (present !== null && present.id !== next.id) onOther();
    enrolment.set(next);
    patch(of(next));
  }

  async function load(): Promise<void> {
    patch({ loading: true, error: null });
    try {
      accept(await http.send(enrolmentEndpoints.mine, {}));
    } catch (error) {
      patch({ loading: false, error: problemOf(error) });
      throw error;
    }
    patch({ loading: false });
  }

  async function refresh(): Promise<Enrolment> {
    if (http.isAnswered(enrolmentEndpoints.mine)) await load();
    const present = enrolment.get();
    if (!present) throw new Error('The test has no enrolment to refresh');
    return present;
  }

  const parts: Pick<RuntimeContract, 'session' | 'enrolment'> = {
    session: {
      ...session,
      async begin(tokens) {
        seen.tokens.push(tokens);
        if (http.isAnswered(enrolmentEndpoints.mine)) await refresh();
        else patch({ loggedIn: true, enrolmentId: enrolment.get()?.id ?? null });
      },
      async logout() {
        seen.logouts.push(seen.logouts.length + 1);
        onOther();
        session.set(aSession({ appConfiguration }));
        enrolment.set(null);
      },
    },
    enrolment: { ...enrolment, refresh, accept },
  };
  return { session: { ...session, ...parts.session }, enrolment: { ...enrolment, ...parts.enrolment } };
}
