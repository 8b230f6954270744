import { NETWORK, unexpected } from './client-problems';
import { generalProblems } from './general-problems';
import type { Problem } from './problem-catalogue';

const problem = (code: Problem['code'], texts: Pick<Problem, 'status' | 'title'>): Problem => ({
  type: 'about:blank',
  code,
  ...texts,
});

/** Builds the general problem of a status, for a response without a problem in its body. */
export const generalProblem = (code: keyof typeof generalProblems): Problem => problem(code, generalProblems[code]);

/** The client's own problem when no response arrived; the API never returns it. [API-13] */
export const networkProblem = /* @__PURE__ */ problem(NETWORK, {
  status: 0,
  title: 'We could not reach our service. What you entered is safe. Check your connection and try again.',
});

/** Thrown by the client for every call that fails. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiError';
  }
}

/**
 * The problem of anything thrown. Checks the shape, not the class: the error may come from another bundle's copy of
 * ApiError. Anything else is a bug of ours, so UNEXPECTED; a call without a response has rejected with NETWORK itself.
 */
export function problemOf(error: unknown): Problem {
  if (typeof error === 'object' && error !== null && 'problem' in error) return (error as ApiError).problem;
  return problem('UNEXPECTED', unexpected);
}

/** Parses the body of a failed response; a body that is not a problem becomes the general problem of its status. */
export function parseProblem(status: number, body: unknown): Problem {
  if (typeof body === 'object' && body !== null && 'code' in body && 'title' in body) return body as Problem;
  const codes = Object.keys(generalProblems) as (keyof typeof generalProblems)[];
  const code = codes.find((name) => generalProblems[name].status === status) ?? 'UNEXPECTED';
  return { ...generalProblem(code), status };
}
