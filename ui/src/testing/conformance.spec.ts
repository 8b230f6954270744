import { ApiError, problem, stepAt, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { runtimeChecks, type RuntimeHarness, type RuntimeUnderTest } from '@home-move/contract/testing';
import { asRemoteView } from './remote-view';
import { createTestRuntime } from './test-runtime';

const path = '/enrolment/product-selection';
const match = stepAt(path);

function open(enrolment: Enrolment | null): RuntimeUnderTest {
  const runtime = createTestRuntime({ enrolment, step: match && { ...match, path } });
  const { recorded: seen } = runtime;
  return {
    runtime: asRemoteView(runtime),
    respond: (endpoint, answer) => runtime.answer(endpoint, () => answer),
    respondWithProblem: (endpoint, code) => runtime.answer(endpoint, () => Promise.reject(new ApiError(problem(code)))),
    path: () => seen.backs.at(-1) ?? seen.navigations.at(-1)?.path ?? null,
    feedback: () => seen.feedback.at(-1) ?? null,
    events: () => seen.events,
    reports: () => seen.reports,
  };
}

describe('the runtime of the tests', () => {
  const harness: RuntimeHarness = { open };
  it.each(runtimeChecks)('$name', async ({ run }) => {
    await expect(run(harness)).resolves.toBeUndefined();
  });
});

describe('a runtime that differs', () => {
  const breaking = (change: (runtime: RuntimeContract) => Partial<RuntimeContract>): RuntimeHarness => ({
    open(enrolment) {
      const given = open(enrolment);
      return { ...given, runtime: { ...given.runtime, ...change(given.runtime) } };
    },
  });

  it.each<[string, RuntimeHarness, string, string]>([
    [
      'another version',
      breaking(() => ({ version: '0.9.0' })),
      'states the version of the contract',
      'version: "0.9.0"',
    ],
    ['parts that can be changed', breaking(() => ({})), 'is frozen with all that it holds', 'runtime can be changed'],
    [
      'a deaf enrolment',
      breaking(({ enrolment }) => ({ enrolment: { ...enrolment, subscribe: () => () => undefined } })),
      'takes the enrolment that a call answered, and tells those who listen until they stop',
      'told: [0,0] in place of [2,1]',
    ],
    [
      'a storage that forgets',
      breaking(({ storage }) => ({ storage: { ...storage, set: () => undefined } })),
      'keeps JSON values, each under its own key',
      'energyTariff: undefined in place of',
    ],
    [
      'calls that reject with anything',
      breaking(() => ({ http: { send: () => Promise.reject(new Error('down')) } })),
      'rejects with the problem that a call was answered with',
      'rejects with Error: down in place of an ApiError',
    ],
    [
      'a banner that stays',
      breaking(({ feedback }) => ({ feedback: { ...feedback, clear: () => undefined } })),
      'shows and clears the banner',
      'banner after clear',
    ],
  ])('by %s fails its check', async (_, harness, name, fault) => {
    const failing = runtimeChecks.find((check) => check.name === name);
    await expect(failing?.run(harness)).rejects.toThrow(fault);
  });
});
