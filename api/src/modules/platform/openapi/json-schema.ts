import * as z from 'zod';
import { safeParse } from 'zod/mini';
import { components } from './responses/response-schema.js';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Converts a schema of the contract to the JSON Schema of its input. */
export function toJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // Lenient inputs are normalised first ("12 34 56" → 123456); the rule itself is the output of the pipe.
      if (def.type === 'pipe' && def.out._zod.def.type !== 'transform')
        Object.assign(jsonSchema, toJsonSchema(def.out));
      if (def.type === 'object')
        jsonSchema.required = Object.keys(def.shape).filter((key) => isRequired(def.shape[key]));
    },
  });
  return json;
}

function isRequired(field: z.core.$ZodType | undefined): boolean {
  return field !== undefined && !safeParse(field, undefined).success;
}

/** JSON Schema of every component, by name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(components, { uri: componentUri, override: simplifyResponse });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _uri, ...json }]) => [name, json]),
  );
}

/** Refers to the component of a response, or to a list of it. */
export function responseReference(schema: z.core.$ZodType): JsonSchema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return { type: 'array', items: responseReference(def.element) };
  const id = components.get(schema)?.id;
  if (id === undefined) throw new Error('a response schema is not a component');
  return { $ref: componentUri(id) };
}

const componentUri = (id: string) => `#/components/schemas/${id}`;

/** Omits rules that only matter for parsing: new fields may be added to a response at any time. */
function simplifyResponse({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
