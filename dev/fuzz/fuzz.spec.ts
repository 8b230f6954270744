import * as fc from 'fast-check';
import { isKnown, KnownPool } from './known-pool.mjs';
import { operationsOf, requestsTo } from './requests.mjs';
import { KnownValue, schemaValues } from './schema-values.mjs';
import { variantsOf } from './variants.mjs';
import { faultsOf } from './verdict.mjs';

const sample = <T>(values: fc.Arbitrary<T>, numRuns = 300, seed = 1) => fc.sample(values, { numRuns, seed });

describe('random values of a schema', () => {
  it.each([
    [{ type: 'string', enum: ['Mr', 'Mrs'] }, (value: unknown) => value === 'Mr' || value === 'Mrs'],
    [{ type: 'integer', minimum: 3, maximum: 5 }, (value: unknown) => [3, 4, 5].includes(value as number)],
    [{ type: 'string', pattern: String.raw`^07\d{9}$` }, (value: unknown) => /^07\d{9}$/.test(String(value))],
    [
      { type: 'array', items: { type: 'boolean' }, minItems: 1 },
      (value: unknown) => Array.isArray(value) && value.length > 0,
    ],
    [
      { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      (value: unknown) => typeof value === 'boolean' || value === null,
    ],
  ])('are usually valid: %j', (schema, isValid) => {
    const values = sample(schemaValues(schema, { isKnown: () => false }));
    const valid = values.filter((value) => isValid(value)).length;
    expect(valid).toBeGreaterThan(240);
    expect(valid).toBeLessThan(values.length);
  });

  it('have the required fields, and sometimes others', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
    };
    const objects = sample(schemaValues(schema, { isKnown: () => false })).filter(
      (value): value is Record<string, unknown> =>
        (value as object | null)?.constructor === Object && 'a' in (value as object),
    );
    expect(objects.some((value) => 'b' in value)).toBe(true);
    expect(objects.some((value) => !('b' in value))).toBe(true);
    expect(objects.some((value) => Object.keys(value).some((name) => name !== 'a' && name !== 'b'))).toBe(true);
  });
});

describe('values that a visitor knows', () => {
  it('are the latest of their name in every other request', () => {
    const pool = new KnownPool();
    for (const version of [7, 8, 9]) pool.learn({ version });
    expect([1, 3, 5].map((pick) => pool.resolve(new KnownValue('version', pick)))).toEqual([9, 9, 9]);
    expect(pool.resolve(new KnownValue('version', 0))).not.toBe(9);
  });

  it('come from earlier responses, at any depth and under other names', () => {
    const pool = new KnownPool();
    const anAddress = { address: new KnownValue('addressKey', 7), also: [new KnownValue('key', 0)] };
    expect(pool.resolve(anAddress)).toEqual({ address: 'none-yet', also: ['none-yet'] });
    pool.learn({ addresses: [{ addressKey: '5001014', secret: 'x' }] });
    expect(pool.resolve(anAddress)).toEqual({ address: '5001014', also: ['5001014'] });
  });
});

describe('random requests', () => {
  const operations = operationsOf({
    paths: {
      '/api/v1/addresses/{postcode}': {
        get: {
          parameters: [{ name: 'postcode', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: {}, 404: {} },
          description: 'Roles: enrolment, agent.',
          security: [{ bearer: [] }],
        },
      },
      '/api/v1/token': {
        post: {
          requestBody: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } },
          responses: { 200: {} },
          security: [],
        },
      },
    },
  });

  it('reach every operation, usually as a caller whom it admits', () => {
    const requests = sample(requestsTo(operations, isKnown));
    const lookUps = requests.filter(({ operation }) => operation.path === '/api/v1/addresses/{postcode}');
    expect(lookUps.length).toBeGreaterThan(50);
    expect(lookUps.length).toBeLessThan(requests.length);
    const admitted = lookUps.filter(({ caller }) => ['enrolment', 'agent'].includes(caller));
    expect(admitted.length).toBeGreaterThan(lookUps.length * 0.8);
  });

  it('are the same for the same seed', () => {
    const requests = (seed: number) => JSON.stringify(sample(requestsTo(operations, isKnown), 100, seed));
    expect(requests(5)).toBe(requests(5));
    expect(requests(5)).not.toBe(requests(6));
  });
});

describe('the request before a step of a scenario', () => {
  const [operation] = operationsOf({
    paths: {
      '/api/v1/affiliates/{id}/visit': {
        post: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } },
          responses: { 204: {} },
          description: 'Roles: enrolment.',
          security: [{ bearer: [] }],
        },
      },
    },
  });
  const step = {
    operation,
    path: { id: 'gousto' },
    query: {},
    caller: 'enrolment',
    body: { type: 'application/json', content: { day: 5 } },
  };
  const variants = sample(variantsOf(step, isKnown));

  it('is the same with one part replaced, and is sent for half of the steps', () => {
    const sent = variants.filter((variant) => variant !== undefined);
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.length).toBeLessThan(200);
    for (const variant of sent) {
      const changed = (['path', 'caller', 'body'] as const).filter((part) => variant[part] !== step[part]);
      expect(changed.length).toBeLessThanOrEqual(1);
      expect(variant.operation).toBe(operation);
    }
    for (const part of ['path', 'caller', 'body'] as const) {
      expect(sent.some((variant) => variant[part] !== step[part])).toBe(true);
    }
  });

  it('often has a hostile field in addition to the others', () => {
    const hostile = variants.filter(
      (variant) => typeof variant?.body?.content === 'object' && 'other' in variant.body.content,
    );
    expect(hostile.length).toBeGreaterThan(20);
  });
});

describe('a response', () => {
  const operation = { statuses: [200, 409] };
  const headers = new Headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
  });
  const response = { status: 409, headers, text: '{"title":"Something changed"}' };

  it('is faultless when it is documented, and a problem with the security headers', () => {
    expect(faultsOf(operation, response, 'visitor-1')).toEqual([]);
    expect(faultsOf(operation, { ...response, status: 200, text: 'visitor-1.7@example.test' }, 'visitor-1')).toEqual(
      [],
    );
  });

  it.each([
    [{ ...response, status: 500 }, 'answers 500'],
    [{ ...response, status: 503 }, 'answers 503'],
    [{ ...response, status: 418 }, 'answers 418, which is not documented'],
    [
      { ...response, text: 'TypeError: x\n    at EnrolmentService.get (/app/src/x.js:1:2)' },
      'shows a stack or an internal error',
    ],
    [{ ...response, text: 'visitor-2.7@example.test' }, 'shows the contact of another visitor'],
    [{ ...response, headers: new Headers() }, 'answers 409 without a problem'],
    [{ ...response, headers: new Headers() }, 'answers without content-security-policy'],
  ])('is at fault: %j', (given, fault) => {
    expect(faultsOf(operation, given, 'visitor-1')).toContain(fault);
  });
});
