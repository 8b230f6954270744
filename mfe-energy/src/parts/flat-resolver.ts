import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** What a contract schema answers to `safeParse`. */
type Parsed<Output> =
  | { readonly success: true; readonly data: Output }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
      };
    };

/** The answer of a form's resolver for a flat form: the first message of each field. */
export function flatResult<Values extends FieldValues, Output>(parsed: Parsed<Output>): ResolverResult<Values, Output> {
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? 'root')] ??= { type: 'rule', message };
  // The names come from the schema of these very values.
  return { values: {}, errors: errors as FieldErrors<Values> };
}
