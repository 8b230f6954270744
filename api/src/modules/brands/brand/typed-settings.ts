import type * as z from 'zod';
import type { BrandProblem } from './brand-error.js';

/** Values as operators type them, by the name of the setting. */
export type TypedSettings = Readonly<Record<string, string | undefined>>;

/** Parses the valid settings, and returns the problems of the others. Every setting of `schema` is optional. */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  typed: TypedSettings,
): { readonly given: z.output<Schema>; readonly problems: readonly BrandProblem[] } {
  const result = schema.safeParse(typed);
  if (result.success) return { given: result.data, problems: [] };
  const problems = problemsIn(result.error);
  const wrong = new Set(problems.map(({ setting }) => setting));
  const valid = Object.entries(typed).filter(([name]) => !wrong.has(name));
  return { given: schema.parse(Object.fromEntries(valid)), problems };
}

/** The problems that a schema has found. */
export function problemsIn({ issues }: Pick<z.ZodError, 'issues'>): readonly BrandProblem[] {
  return issues.map(({ path, message }) => ({ setting: path.length === 0 ? null : String(path[0]), message }));
}
