import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { formMessages } from '@home-move/contract';
import * as z from 'zod/mini';
import { DomainError } from '../problem/domain.error.js';

/**
 * Parses a value with a schema of the contract. Throws VALIDATION with `errors` (dotted field path → message) and, for a
 * rule about the whole body, `detail`. Call it in the service for schemas that need the date or limits; all others belong
 * to the route: `@Body({ schema })`, `@Query({ schema })`, `@Param('name', { schema })`.
 */
export function parseContract<S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> {
  const result = z.safeParse(schema, value, { error: defaultMessage });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  const whole: string[] = [];
  for (const { path, message } of result.error.issues) {
    if (path.length === 0) whole.push(message);
    else errors[path.join('.')] ??= message;
  }
  throw new DomainError('VALIDATION', { errors, ...(whole[0] !== undefined && { detail: whole[0] }) });
}

/**
 * A schema of the contract that depends on London's day, built once for each day: building one takes longer than validating
 * with it.
 */
export function schemaOfDay<Schema>(build: (rules: { readonly today: string }) => Schema): (today: string) => Schema {
  let built: { readonly today: string; readonly schema: Schema } | undefined;
  return (today) => {
    if (built?.today !== today) built = { today, schema: build({ today }) };
    return built.schema;
  };
}

/** The message of rules that define none: zod's default messages are for developers. [UI-03] */
function defaultMessage({ input }: z.core.$ZodRawIssue): string {
  return input === undefined || input === null || input === '' ? formMessages.mandatory : formMessages.invalid;
}

/**
 * Nest's validation of arguments whose decorator has a schema, with the contract's messages and problem. A missing body is
 * validated as an empty one; the name of a path parameter is the field of its error.
 */
@Injectable()
export class ContractValidationPipe extends StandardSchemaValidationPipe {
  /** The object schemas of named arguments: building one takes longer than validating with it. */
  private readonly named = new WeakMap<z.core.$ZodType, Map<string, z.core.$ZodType>>();

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema, data: name } = metadata;
    if (schema === undefined) return value;
    if (name === undefined) return super.transform(value ?? ({} as T), metadata);
    const named = this.objectOf(name, schema as z.core.$ZodType);
    const values = await super.transform<Record<string, unknown>>({ [name]: value }, { ...metadata, schema: named });
    return values[name] as T;
  }

  private objectOf(name: string, schema: z.core.$ZodType): z.core.$ZodType {
    const ofSchema = this.named.get(schema) ?? new Map<string, z.core.$ZodType>();
    this.named.set(schema, ofSchema);
    const known = ofSchema.get(name) ?? z.object({ [name]: schema });
    ofSchema.set(name, known);
    return known;
  }

  /** Standard Schema has no option for default messages; every schema of the contract is one of zod's. */
  protected override validate(value: unknown, schema: unknown) {
    // Nest lets the caller choose the type of the result.
    return { value: parseContract(schema as z.core.$ZodType, value) as never };
  }
}
