import * as fc from 'fast-check';
import { hostileSegments } from './known-values.mjs';
import { nameOf } from './scenario-calls.mjs';
import { KnownValue, schemaValues } from './schema-values.mjs';

/** The operations of an OpenAPI document, with their schemas and the statuses that they document. */
export function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { parameters = [], requestBody, responses, description = '', security }]) => ({
        name: nameOf(method, path),
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema,
        acceptsForm: requestBody?.content['application/x-www-form-urlencoded'] !== undefined,
        statuses: Object.keys(responses).map(Number),
        access: accessOf(security),
        roles: /^Roles: (.*)\.$/.exec(description)?.[1]?.split(', ') ?? [],
      }),
    ),
  );
}

function accessOf([required]) {
  if (required === undefined) return 'everyone';
  if (required.deployKey) return 'deploy key';
  if (required.mailKey) return 'mail key';
  if (required.signature) return 'signature';
  return required.partnerKey ? 'partner key' : 'roles';
}

/** Calls that end a session or close an enrolment: after them, most others are refused. */
const endings = /\/token\/revoke$|\/log-out-everywhere$|\/end-enrolment$|\/data-privacy\/(forget|erase)$/;

/** Random requests to random operations, rarely to one that ends what others need. `isKnown(name)`: whether values of this name are known. */
export function requestsTo(operations, isKnown) {
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: endings.test(operation.path) ? 1 : 5,
      arbitrary: requestTo(operation, isKnown),
    })),
  );
}

/** Random requests to one operation. */
export function requestTo(operation, isKnown) {
  const parametersIn = (place) => operation.parameters.filter((parameter) => parameter.in === place);
  return fc.record(
    {
      operation: fc.constant(operation),
      path: fc.record(
        Object.fromEntries(parametersIn('path').map((parameter) => [parameter.name, segment(parameter, isKnown)])),
      ),
      query: fc.record(
        Object.fromEntries(
          parametersIn('query').map(({ name, schema }) => [name, schemaValues(schema, { isKnown }, name)]),
        ),
        { requiredKeys: parametersIn('query').flatMap(({ name, required }) => (required ? [name] : [])) },
      ),
      body: operation.body ? bodies(operation, isKnown) : fc.constant(undefined),
      caller: callers(operation),
      idempotencyKey: isIdempotent(operation) ? keys : fc.constant(undefined),
    },
    { noNullPrototype: true },
  );
}

/** Whether it accepts an Idempotency-Key. */
export const isIdempotent = ({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key');

function segment({ name, schema }, isKnown) {
  const hostile = fc.constantFrom(...hostileSegments);
  const text = fc.string({ minLength: 1, maxLength: 30 }).map((value) => encodeURIComponent(value));
  const known = fc.nat().map((pick) => new KnownValue(name, pick));
  const ordinary = schema.type === 'string' && isKnown(name) ? known : text;
  return fc.oneof(
    { weight: 8, arbitrary: ordinary },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: text },
  );
}

/** Half of the bodies are ordinary JSON; a few are not what their header says, or lack fields. */
function bodies({ body, acceptsForm }, isKnown) {
  const value = schemaValues(body, { isKnown });
  const asJson = (content) => ({ type: 'application/json', content });
  const ordinary = schemaValues(body, { isKnown, isOrdinary: true }).map(asJson);
  const json = value.map(asJson);
  const incomplete = fc.tuple(value, fc.nat()).map(([content, pick]) => ({
    type: 'application/json',
    content: withoutField(content, pick),
  }));
  const text = fc
    .constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '{"a":1}}',
      '['.repeat(70) + ']'.repeat(70),
      '{"a":'.repeat(3000),
      `"${'x'.repeat(110_000)}"`,
    )
    .map((raw) => ({ type: 'application/json', raw }));
  const other = fc
    .constantFrom(
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    )
    .map((type) => ({ type, raw: 'a=1&a=2&%00=%ff&b[$ne]=' }));
  const form = value.map((content) => ({ type: 'application/x-www-form-urlencoded', content }));
  return fc.oneof(
    { weight: 25, arbitrary: ordinary },
    { weight: 15, arbitrary: json },
    { weight: acceptsForm ? 15 : 1, arbitrary: form },
    { weight: 2, arbitrary: incomplete },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: other },
  );
}

function withoutField(content, pick) {
  if (content?.constructor !== Object) return content;
  const names = Object.keys(content);
  const dropped = names[pick % names.length];
  return Object.fromEntries(Object.entries(content).filter(([name]) => name !== dropped));
}

/** Roles, keys and none. */
export const anyCaller = fc.constantFrom(
  'app',
  'enrolment',
  'customer',
  'agent',
  'deploy key',
  'partner key',
  'mail key',
  'signature',
  'everyone',
  'forged',
);

/** Usually a caller whom the operation admits. */
function callers({ access, roles }) {
  const admitted = access === 'roles' ? roles : [access];
  return fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...admitted) }, { weight: 1, arbitrary: anyCaller });
}

const keys = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('repeated-key', 'with space', 'x'.repeat(129), '$ne') },
);
