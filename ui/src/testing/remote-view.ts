import type { RuntimeContract } from '@home-move/contract';

/** A deeply frozen copy. */
function frozen<Source extends object>(source: Source): Readonly<Source> {
  const copy = Object.entries(source).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'object' && value !== null ? frozen(value) : value,
  ]);
  return Object.freeze(Object.fromEntries(copy) as Source);
}

/** The runtime as the shell passes it to a remote: frozen, and without what only a test may use. */
export function asRemoteView(runtime: RuntimeContract): RuntimeContract {
  const { session, enrolment, http, currentStep, feedback, events, flags } = runtime;
  const { version, context, portal, brand, theme, config, call, consent, telemetry, clock, storage } = runtime;
  return frozen({
    version,
    context,
    portal,
    brand,
    theme,
    config,
    session: {
      get: () => session.get(),
      subscribe: (listener) => session.subscribe(listener),
      begin: (tokens) => session.begin(tokens),
      logout: () => session.logout(),
    },
    enrolment: {
      get: () => enrolment.get(),
      subscribe: (listener) => enrolment.subscribe(listener),
      refresh: () => enrolment.refresh(),
      accept: (next) => enrolment.accept(next),
    },
    http: { send: (endpoint, input, options) => http.send(endpoint, input, options) },
    navigate: (path, how) => runtime.navigate(path, how),
    back: (fallback) => runtime.back(fallback),
    currentStep: { get: () => currentStep.get(), subscribe: (listener) => currentStep.subscribe(listener) },
    call: call && { end: (outcome) => call.end(outcome), follow: (options) => call.follow(options) },
    feedback: { show: (shown) => feedback.show(shown), clear: () => feedback.clear() },
    events: { emit: (name, detail) => events.emit(name, detail) },
    flags: { get: () => flags.get(), subscribe: (listener) => flags.subscribe(listener) },
    consent: { has: (category) => consent.has(category) },
    telemetry: { report: (error, where) => telemetry.report(error, where) },
    clock: { now: () => clock.now() },
    storage: {
      get: (key) => storage.get(key),
      set: (key, value) => storage.set(key, value),
      remove: (key) => storage.remove(key),
      persistent: storage.persistent,
    },
  } satisfies RuntimeContract);
}
