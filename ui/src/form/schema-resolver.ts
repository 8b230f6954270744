import { get, set, type FieldErrors, type FieldValues, type Resolver, type ResolverResult } from 'react-hook-form';

/** The result of a contract schema's `safeParse`. */
type Parsed<Valid> =
  | { readonly success: true; readonly data: Valid }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
      };
    };

/** A parse result as a resolver returns it: the valid values, or the first message of each field. */
export function schemaResult<Typed extends FieldValues, Valid>(parsed: Parsed<Valid>): ResolverResult<Typed, Valid> {
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.') || 'root';
    if (get(errors, field) === undefined) set(errors, field, { type: 'rule', message });
  }
  // The paths come from the schema of these values.
  return { values: {}, errors: errors as FieldErrors<Typed> };
}

interface Schema<Valid> {
  readonly safeParse: (values: unknown) => Parsed<Valid>;
}

/**
 * Validates a form with a contract schema. Fields may hold values outside the schema's input type, which describes the wire:
 * '' for a title not chosen, for example. A function creates the schema at each validation, so that rendering need not wait for it.
 */
export function schemaResolver<Typed extends FieldValues, Valid>(
  schema: Schema<Valid> | (() => Schema<Valid>),
): Resolver<Typed, unknown, Valid> {
  return (values) => schemaResult<Typed, Valid>((typeof schema === 'function' ? schema() : schema).safeParse(values));
}
