import {
  createStore,
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
import type { createTestHttp } from './test-http';

const isPopulated = (enrolment: Enrolment) => enrolment.status >= enrolmentStatus.detailsPopulated;

interface TestSessionOptions {
  readonly enrolment: Enrolment | null;
  /** The portal and context that the document was opened in. */
  readonly appConfiguration: SessionState['appConfiguration'];
  readonly session: Partial<SessionState>;
  readonly http: ReturnType<typeof createTestHttp>;
  /** Called when the enrolment is replaced by another one, or ends. */
  readonly onEnrolmentChange: () => void;
  readonly recorded: { readonly tokens: Tokens[]; readonly logouts: number[] };
}

/** Session and enrolment in memory. Both are loaded if the test answers that call, and otherwise stay unchanged. */
export function createTestSession({
  enrolment: first,
  session: overrides,
  appConfiguration,
  http,
  onEnrolmentChange,
  recorded,
}: TestSessionOptions) {
  const enrolment = createStore<Enrolment | null>(first);
  const sessionOf = (loaded: Enrolment): Partial<SessionState> => ({
    loggedIn: isPopulated(loaded),
    enrolmentId: loaded.id,
    sessionAttributes: { id: loaded.id },
    selectAllSelected: isAllSelected(loaded),
  });
  const session = createStore(aSession({ appConfiguration, ...(first ? sessionOf(first) : {}), ...overrides }));
  const patch = (changes: Partial<SessionState>) => session.set({ ...session.get(), ...changes });

  function accept(next: Enrolment): void {
    const present = enrolment.get();
    if (present?.id === next.id && next.version < present.version) return;
    if (present !== null && present.id !== next.id) onEnrolmentChange();
    enrolment.set(next);
    patch(sessionOf(next));
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

  const methods: Pick<RuntimeContract, 'session' | 'enrolment'> = {
    session: {
      ...session,
      async begin(tokens) {
        recorded.tokens.push(tokens);
        if (http.isAnswered(enrolmentEndpoints.mine)) await refresh();
        else patch({ loggedIn: true, enrolmentId: enrolment.get()?.id ?? null });
      },
      async logout() {
        recorded.logouts.push(recorded.logouts.length + 1);
        onEnrolmentChange();
        session.set(aSession({ appConfiguration }));
        enrolment.set(null);
      },
    },
    enrolment: { ...enrolment, refresh, accept },
  };
  return { session: { ...session, ...methods.session }, enrolment: { ...enrolment, ...methods.enrolment } };
}
