import {
  ApiError,
  createStore,
  defaultMoveInLimits,
  enrolmentStatus,
  generalProblem,
  isAllSelected,
  ownEnrolmentCalls,
  problemOf,
  readOnly,
  runtimeVersion,
  type Branding,
  type CurrentStep,
  type Enrolment,
  type Flags,
  type Portal,
  type RuntimeContext,
  type RuntimeContract,
  type SessionState,
} from '@home-move/contract';
import type { CallSession } from './call-session';
import { createCallStorage } from './call-storage';

/** The facts of a call that do not change while it lasts, and the enrolment as it was opened. */
export interface RuntimeFacts {
  readonly agentName: string | null;
  readonly enrolment: Enrolment | null;
  readonly namedSupplier: string;
  readonly brand: Branding;
  readonly flags: Flags;
  readonly portal: Portal;
  readonly context: RuntimeContext;
}

type Feedback = Parameters<RuntimeContract['feedback']['show']>[0];
type EndOfCall = NonNullable<RuntimeContract['call']>['end'];

/** The functions of the page around the panel. */
export interface RuntimePage {
  readonly navigate: (path: string) => void;
  /** Null clears it. */
  readonly showFeedback: (feedback: Feedback | null) => void;
  readonly report: RuntimeContract['telemetry']['report'];
  readonly emit: RuntimeContract['events']['emit'];
  readonly logOut: () => Promise<void>;
  readonly endCall: EndOfCall;
}

export interface CallRuntimeOptions {
  readonly facts: RuntimeFacts;
  readonly session: Pick<CallSession, 'keep' | 'send'>;
  readonly page: RuntimePage;
  /** The page that the customer is at, if the host shows it. */
  readonly step?: CurrentStep | null;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze<unknown>(inner);
  Object.freeze(value);
  return value;
}

/** The runtime contract for a panel without the shell. */
export function createCallRuntime({ facts, session: calls, page, step = null }: CallRuntimeOptions): RuntimeContract {
  const { agentName, brand, flags, portal, context } = facts;
  const currentStep = createStore<CurrentStep | null>(step);
  const enrolment = createStore<Enrolment | null>(null);
  const { storage, clear } = createCallStorage(agentName ?? '');
  const signedOut: SessionState = {
    loggedIn: false,
    enrolmentId: null,
    agentName: null,
    loading: false,
    error: null,
    feedback: null,
    selectAllSelected: false,
    routeConfig: { loginPath: '/login' },
    sessionAttributes: { id: null },
    appConfiguration: { portal, context },
  };
  const session = createStore(signedOut);
  const patch = (part: Partial<SessionState>) => session.set({ ...session.get(), ...part });
  let isOver = false;

  function accept(next: Enrolment): void {
    if (isOver) return;
    const current = enrolment.get();
    // Responses may arrive out of order.
    if (current?.id === next.id && next.version < current.version) return;
    if (current !== null && current.id !== next.id) clear();
    enrolment.set(next);
    patch({
      loggedIn: next.status >= enrolmentStatus.detailsPopulated,
      enrolmentId: next.id,
      agentName,
      selectAllSelected: isAllSelected(next),
      sessionAttributes: { id: next.id },
    });
  }

  async function refresh(): Promise<Enrolment> {
    patch({ loading: true, error: null });
    try {
      const next = await calls.send(ownEnrolmentCalls.mine, {});
      accept(next);
      if (!isOver) patch({ loading: false });
      return enrolment.get() ?? next;
    } catch (error) {
      if (!isOver) patch({ loading: false, error: problemOf(error) });
      throw error;
    }
  }

  function end(): void {
    isOver = true;
    clear();
    enrolment.set(null);
    session.set(signedOut);
  }

  function navigate(path: string): void {
    patch({ feedback: null });
    page.navigate(path);
  }

  if (facts.enrolment) accept(facts.enrolment);
  return deepFreeze<RuntimeContract>({
    version: runtimeVersion,
    context,
    portal,
    brand,
    theme: { name: brand.theme, mode: 'light' },
    config: {
      get namedSupplier() {
        return enrolment.get()?.namedSupplier ?? facts.namedSupplier;
      },
      moveIn: { ...defaultMoveInLimits },
      assetsOrigin: null,
    },
    session: {
      ...readOnly(session),
      async begin(tokens) {
        isOver = false;
        calls.keep(tokens);
        await refresh();
      },
      async logout() {
        end();
        await page.logOut();
      },
    },
    enrolment: { ...readOnly(enrolment), refresh, accept },
    http: { send: calls.send },
    navigate,
    back: navigate,
    currentStep: readOnly(currentStep),
    call: {
      end(outcome) {
        end();
        page.endCall(outcome);
      },
      // A server between page and API may hold a stream back, so the panel polls.
      follow: () => Promise.reject(new ApiError(generalProblem('NOT_FOUND'))),
    },
    feedback: {
      show(feedback) {
        patch({ feedback: { content: feedback.content, location: currentStep.get()?.path ?? '/' } });
        page.showFeedback(feedback);
      },
      clear() {
        patch({ feedback: null });
        page.showFeedback(null);
      },
    },
    events: { emit: page.emit },
    flags: readOnly(createStore(deepFreeze(flags))),
    consent: { has: () => false },
    telemetry: { report: page.report },
    clock: { now: () => new Date() },
    storage,
  });
}
