import * as fc from 'fast-check';
import { hostileTexts } from './known-values.mjs';

/** A value that is chosen when the request is sent, among those known or seen under this name until then. */
export class KnownValue {
  constructor(name, pick) {
    Object.assign(this, { name, pick });
  }
}

const ORDINARY_WEIGHT = 12;

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 60 }));
const hostileNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 1e21, -1e308, 2 ** 53, 2 ** 31, 0.1 + 0.2, 1e-300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
/** Values that no schema expects. */
export const hostileValue = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { $ne: null }, { $gt: '' }, { length: 6 }, ['x', 'x']),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Values of a JSON schema. `isKnown(name)`: whether values of this name are known. With `isOrdinary` none is hostile;
 * otherwise one of thirteen is.
 */
export function schemaValues(schema, options, name) {
  const ordinary = fc.oneof(...ordinaryValues(schema, options, name));
  if (options.isOrdinary) return ordinary;
  return fc.oneof({ weight: ORDINARY_WEIGHT, arbitrary: ordinary }, { weight: 1, arbitrary: hostileValue });
}

function ordinaryValues(schema, options, name) {
  const bySchema = { weight: 1, arbitrary: bySchemaOf(schema, options, name) };
  const isScalar = !schema.properties && schema.type !== 'array' && schema.const === undefined && !schema.enum;
  if (!isScalar || name === undefined || !options.isKnown(name)) return [bySchema];
  return [{ weight: 6, arbitrary: fc.nat().map((pick) => new KnownValue(name, pick)) }, bySchema];
}

function bySchemaOf(schema, options, name) {
  const { type, anyOf, oneOf, allOf } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => bySchemaOf(choice, options, name)));
  if (allOf) return fc.tuple(...allOf.map((part) => bySchemaOf(part, options, name))).map((parts) => mergeParts(parts));
  if (type === 'object') return objectOf(schema, options);
  if (type === 'array') return listOf(schema, options, name);
  if (type === 'string') return textOf(schema);
  if (type === 'integer') return fc.integer(integerRange(schema));
  if (type === 'number') return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.oneof(fc.integer({ min: -1, max: 10 }), fc.boolean());
}

const mergeParts = (parts) =>
  parts.every((part) => part?.constructor === Object) ? Object.assign({}, ...parts) : parts[0];

function objectOf({ properties = {}, required = [], additionalProperties }, options) {
  const fields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, schemaValues(field, options, name)])),
    { requiredKeys: required.filter((name) => name in properties), noNullPrototype: true },
  );
  const isMap = typeof additionalProperties === 'object';
  if (options.isOrdinary && !isMap) return fields;
  const names = fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), hostileText);
  const others = fc.dictionary(names, isMap ? schemaValues(additionalProperties, options) : hostileValue, {
    maxKeys: 3,
    noNullPrototype: true,
  });
  const withOthers = fc.tuple(fields, others).map(([own, more]) => ({ ...more, ...own }));
  return fc.oneof({ weight: isMap ? 1 : ORDINARY_WEIGHT, arbitrary: fields }, { weight: 1, arbitrary: withOthers });
}

function listOf({ items = {}, minItems = 0, maxItems = 5 }, options, name) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 5));
  return fc.array(schemaValues(items, options, name), { minLength: minItems, maxLength });
}

function textOf({ pattern, format, minLength = 0, maxLength = 100 }) {
  if (format === 'uri') return fc.webUrl();
  const plain = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)), unit: 'grapheme' });
  if (pattern === undefined) return plain;
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return plain; // fast-check does not generate look-around
  }
}

function integerRange({ minimum, maximum, exclusiveMinimum }) {
  const min = Math.max(exclusiveMinimum === undefined ? (minimum ?? -10) : exclusiveMinimum + 1, -(2 ** 31));
  return { min, max: Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1) };
}
