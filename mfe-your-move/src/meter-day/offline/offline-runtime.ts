import {
  ApiError,
  createStore,
  defaultMoveInLimits,
  flagNames,
  networkProblem,
  runtimeVersion,
  type Branding,
  type CurrentStep,
  type Enrolment,
  type Flags,
  type RuntimeContract,
  type SessionState,
} from '@home-move/contract';
import { connectLogOut } from './logged-out-tabs';

const nothing = () => undefined;

/**
 * Removes the session of this tab with its sealed tokens, which cannot be revoked without a signal, and opens the page again, which is
 * locked then. [METER-13]
 */
function leave(): void {
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith('hm.')) window.sessionStorage.removeItem(key);
  window.location.replace(window.location.pathname);
}

const noSignal = () => Promise.reject(new ApiError(networkProblem));

/**
 * The runtime of the page without a signal, which has no shell. It cannot open the tokens of the tab, has no data of the mover, and sends
 * nothing: the page is replaced by the portal's once the signal is back. [METER-07, METER-16]
 */
export function createOfflineRuntime(
  brand: Branding,
  mode: 'light' | 'dark',
  enrolmentId: string | null,
): RuntimeContract {
  const announceLogOut = connectLogOut(brand.urlRoute, enrolmentId, leave);
  const session = createStore<SessionState>({
    loggedIn: false,
    enrolmentId: null,
    agentName: null,
    loading: false,
    error: null,
    feedback: null,
    routeConfig: { loginPath: '/login' },
    selectAllSelected: false,
    sessionAttributes: { id: null },
    appConfiguration: { portal: 'tenant', context: 'hosted' },
  });
  return {
    version: runtimeVersion,
    context: 'hosted',
    portal: 'tenant',
    brand,
    theme: { name: brand.theme, mode },
    config: { namedSupplier: '', moveIn: defaultMoveInLimits, assetsOrigin: null },
    session: {
      ...session,
      begin: noSignal,
      async logout() {
        announceLogOut();
        leave();
      },
    },
    enrolment: { ...createStore<Enrolment | null>(null), refresh: noSignal, accept: nothing },
    http: { send: noSignal },
    navigate: nothing,
    back: nothing,
    currentStep: createStore<CurrentStep | null>(null),
    call: null,
    feedback: { show: nothing, clear: nothing },
    events: { emit: nothing },
    flags: createStore(Object.fromEntries(flagNames.map((name) => [name, true])) as Record<keyof Flags, boolean>),
    consent: { has: () => false },
    telemetry: { report: nothing },
    clock: { now: () => new Date() },
    storage: { get: () => null, set: nothing, remove: nothing, persistent: false },
  };
}
