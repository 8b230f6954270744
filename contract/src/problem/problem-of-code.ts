import { problemCatalogue, type ProblemCode } from './problem-catalogue';
import type { Problem } from './problem';

/** Builds the problem of a code; `more` adds field errors, a detail, an incident id or a validation result. */
export function problem(
  code: ProblemCode,
  more: Pick<Problem, 'detail' | 'errors' | 'incident' | 'result'> = {},
): Problem {
  const { status, title } = problemCatalogue[code];
  return { type: 'about:blank', title, status, code, ...more };
}
