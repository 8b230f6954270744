import { ApiError, problem, stepAt, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { runtimeChecks, type RuntimeHarness, type RuntimeUnderTest } from '@home-move/contract/testing';
import { asRemoteView } from './remote-view';
import { createTestRuntime } from './test-runtime';

const path = '/enrolment/product-selection';
const match = stepAt(path);

function open(enrolment: Enrolment | null): RuntimeUnderTest {
  const runtime = createTestRuntime({ enrolment, step: match && { ...match, path } });
  const { recorded } = runtime;
  return {
    runtime: asRemoteView(runtime),
    respond: (endpoint, answer) => runtime.answer(endpoint, () => answer),
    respondWithProblem: (endpoint, code) => runtime.answer(endpoint, () => Promise.reject(new ApiError(problem(code)))),
    path: () => recorded.backs.at(-1) ?? recorded.navigations.at(-1)?.path ?? null,
    feedback: () => recorded.feedback.at(-1) ?? null,
    events: () => recorded.events,
    reports: () => recorded.reports,
  };
}

describe('the test runtime', () => {
  const harness: RuntimeHarness = { open };
  it.each(runtimeChecks)('$name', async ({ run }) => {
    await expect(run(harness)).resolves.toBeUndefined();
  });
});

describe('a runtime that breaks the contract', () => {
  const breaking = (change: (runtime: RuntimeContract) => Partial<RuntimeContract>): RuntimeHarness => ({
    open(enrolment) {
      const intact = open(enrolment);
      return { ...intact, runtime: { ...intact.runtime, ...change(intact.runtime) } };
    },
  });

  it.each<[string, RuntimeHarness, string, string]>([
    [
      'another version',
      breaking(() => ({ version: '0.9.0' })),
      'states the version of the contract, or an earlier one of the same major',
      'version is 0.9.0 instead of',
    ],
    ['members that can be changed', breaking(() => ({})), 'is deeply frozen', 'runtime is not frozen'],
    [
      'an enrolment without listeners',
      breaking(({ enrolment }) => ({ enrolment: { ...enrolment, subscribe: () => () => undefined } })),
      'accepts the enrolment of a response, and notifies listeners until they unsubscribe',
      'calls: [0,0] instead of [2,1]',
    ],
    [
      'a storage that forgets',
      breaking(({ storage }) => ({ storage: { ...storage, set: () => undefined } })),
      'stores JSON values, each under its own key',
      'energyTariff: undefined instead of',
    ],
    [
      'calls that reject with any error',
      breaking(() => ({ http: { send: () => Promise.reject(new Error('down')) } })),
      'rejects with the problem of a failed call',
      'rejects with Error: down instead of an ApiError',
    ],
    [
      'a banner that stays',
      breaking(({ feedback }) => ({ feedback: { ...feedback, clear: () => undefined } })),
      'shows and clears the banner',
      'banner after clear',
    ],
  ])('fails its check for %s', async (_, harness, name, fault) => {
    const failing = runtimeChecks.find((check) => check.name === name);
    await expect(failing?.run(harness)).rejects.toThrow(fault);
  });
});
