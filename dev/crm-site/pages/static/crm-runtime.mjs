import { ApiError } from './api-client.mjs';

/** The version of Home Move's runtime contract that this file implements. */
const version = '1.13.0';

const mine = { method: 'GET', path: '/enrolment-auth', version: 'v1', encoding: 'json', roles: [] };
const services = ['energy', 'entertainment', 'council', 'water'];
const detailsPopulated = 20;

/** A value with listeners, as the contract's `Readable`, and `set`. */
function writable(value) {
  const listeners = new Set();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function deepFreeze(value) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

const readOnly = ({ get, subscribe }) => ({ get, subscribe });

function isAllSelected(enrolment) {
  const offered = services.filter((service) => [1, 3, 4].includes(enrolment?.[`${service}OfferedStatus`]));
  return offered.length > 0 && offered.every((service) => enrolment[`${service}OptIn`] === 1);
}

/** JSON values in memory: this CRM never relies on the browser's storage. */
function memoryStorage() {
  const values = new Map();
  return {
    clear: () => values.clear(),
    storage: {
      get: (key) => (values.has(key) ? JSON.parse(values.get(key)) : undefined),
      set: (key, value) => void (value === undefined ? values.delete(key) : values.set(key, JSON.stringify(value))),
      remove: (key) => void values.delete(key),
      persistent: false,
    },
  };
}

/**
 * Home Move's runtime contract, as a CRM implements it to mount the panel in its own page. `call` is what the CRM's server
 * learned when it opened the call; `send` calls the API; `page` is what the CRM does: `navigate(path)`, `showFeedback`,
 * `report`, `emit`, `logOut()` and `endCall({ message, id })`. `step`: the page that the customer is at, if the CRM shows it.
 */
export function createCrmRuntime({ call, send, page, step = null }) {
  const { agentName, brand, flags, portal, context } = call;
  const currentStep = writable(step);
  const enrolment = writable(null);
  const { storage, clear } = memoryStorage();
  const signedOut = {
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
  const session = writable(signedOut);
  const patch = (part) => session.set({ ...session.get(), ...part });

  /** Stores an enrolment, unless a newer version is stored. */
  function accept(next) {
    const current = enrolment.get();
    if (current?.id === next.id && next.version < current.version) return;
    if (current !== null && current.id !== next.id) clear();
    enrolment.set(next);
    patch({
      loggedIn: next.status >= detailsPopulated,
      enrolmentId: next.id,
      agentName,
      selectAllSelected: isAllSelected(next),
      sessionAttributes: { id: next.id },
    });
  }

  async function refresh() {
    patch({ loading: true, error: null });
    try {
      accept(await send(mine, {}));
      patch({ loading: false });
      return enrolment.get();
    } catch (error) {
      patch({ loading: false, error: error.problem ?? null });
      throw error;
    }
  }

  function end() {
    clear();
    enrolment.set(null);
    session.set(signedOut);
  }

  function navigate(path) {
    patch({ feedback: null });
    page.navigate(path);
  }

  if (call.enrolment) accept(call.enrolment);
  return deepFreeze({
    version,
    context,
    portal,
    brand,
    theme: { name: brand.theme, mode: 'light' },
    config: {
      get namedSupplier() {
        return enrolment.get()?.namedSupplier ?? 'Larkfield Energy';
      },
      moveIn: { maxPastMonths: 3, maxFutureDays: 29 },
    },
    session: {
      ...readOnly(session),
      async begin(tokens) {
        page.keepToken(tokens.access_token);
        await refresh();
      },
      async logout() {
        end();
        await page.logOut();
      },
    },
    enrolment: { ...readOnly(enrolment), refresh, accept },
    http: { send },
    navigate,
    back: navigate,
    currentStep: readOnly(currentStep),
    call: {
      end(outcome) {
        end();
        page.endCall(outcome);
      },
      // The panel polls instead.
      follow: () =>
        Promise.reject(new ApiError({ type: 'about:blank', status: 404, code: 'NOT_FOUND', title: 'No stream' })),
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
    flags: readOnly(writable(deepFreeze(flags))),
    consent: { has: () => false },
    telemetry: { report: page.report },
    clock: { now: () => new Date() },
    storage,
  });
}
