import { get, set, type FieldErrors, type FieldValues, type Resolver, type ResolverResult } from 'react-hook-form';

/** What a contract schema answers to `safeParse`. */
type Parsed<Valid> =
  | { readonly success: true; readonly data: Valid }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
      };
    };

/** The answer of a form's resolver: what is valid, or the first message of each field at its place. */
export function schemaResult<Typed extends FieldValues, Valid>(parsed: Parsed<Valid>): ResolverResult<Typed, Valid> {
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.') || 'root';
    if (get(errors, field) === undefined) set(errors, field, { type: 'rule', message });
  }
  // The names come from the schema of these very values.
  return { values: {}, errors: errors as FieldErrors<Typed> };
}

/**
 * Runs a contract schema over what the boxes hold. Boxes may hold anything ('' for a title not chosen): the schema says
 * what is valid, its own input type is about the wire.
 */
export function schemaResolver<Typed extends FieldValues, Valid>(schema: {
  readonly safeParse: (values: unknown) => Parsed<Valid>;
}): Resolver<Typed, unknown, Valid> {
  return (values) => schemaResult<Typed, Valid>(schema.safeParse(values));
}
