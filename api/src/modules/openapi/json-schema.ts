import * as z from 'zod';
import { safeParse } from 'zod/mini';

type JsonSchema = Record<string, unknown>;

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
