import { generalProblems, NETWORK } from './general-problems';
import type { Problem } from './problem-catalogue';

/** Builds the general problem of a status, for a response without a problem in its body. */
export function generalProblem(code: keyof typeof generalProblems): Problem {
  const { status, title } = generalProblems[code];
  return { type: 'about:blank', title, status, code };
}

/** The client's own problem when no response arrived; the API never returns it. [API-13] */
export const networkProblem: Problem = {
  type: 'about:blank',
  status: 0,
  code: NETWORK,
  title: 'We could not reach our service. What you entered is safe. Check your connection and try again.',
};

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
  return generalProblem('UNEXPECTED');
}

/** Parses the body of a failed response; a body that is not a problem becomes the general problem of its status. */
export function parseProblem(status: number, body: unknown): Problem {
  if (typeof body === 'object' && body !== null && 'code' in body && 'title' in body) return body as Problem;
  const codes = Object.keys(generalProblems) as (keyof typeof generalProblems)[];
  const code = codes.find((name) => generalProblems[name].status === status) ?? 'UNEXPECTED';
  return { ...generalProblem(code), status };
}
