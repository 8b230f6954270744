import * as contract from '@home-move/contract';
import { nameOf, scenarioCalls, scenarioGaps } from './scenario-calls.mjs';

/** Names of all calls of the contract. */
const names = Object.entries(contract as Record<string, unknown>)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, endpoints]) => Object.values(endpoints as Record<string, contract.Endpoint>))
  .flatMap(({ method, path, version, alsoInVersion }) =>
    [version, alsoInVersion].flatMap((each) =>
      each ? [nameOf(method, `/api/${each}${path.replaceAll(/:(\w+)/g, '{$1}')}`)] : [],
    ),
  );

it('every call of the API has a scenario in which it succeeds, and scenarios make no others', () => {
  expect(names.length).toBeGreaterThan(120);
  expect(scenarioGaps(names)).toEqual([]);
});

it('a call without a scenario is named, and a step that is no call', () => {
  expect(scenarioGaps(['GET /flags', 'PUT /receipts/{id}'], new Set(['GET /flags', 'GET /flag']))).toEqual([
    'PUT /receipts/{id} has no scenario: add a step that makes this call succeed to a file in dev/fuzz/scenarios',
    'GET /flag is a step of a scenario, and no call of the API',
  ]);
});

it('scenarios name calls of v1 without their version', () => {
  expect(nameOf('get', '/api/v1/enrolment/{id}')).toBe('GET /enrolment/{id}');
  expect(nameOf('post', '/api/v2/otp/verify')).toBe('POST /v2/otp/verify');
  expect(scenarioCalls()).toContain('POST /v2/otp/verify');
});
