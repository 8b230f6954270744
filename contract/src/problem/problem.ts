import { generalProblems, NETWORK } from './general-problems';
import type { Problem } from './problem-catalogue';

/** The problem that stands for a status; the client's own, where there is no answer to read it from. */
export function generalProblem(code: keyof typeof generalProblems): Problem {
  const { status, title } = generalProblems[code];
  return { type: 'about:blank', title, status, code };
}

/** No answer came: the client's own problem, which the API never gives. [API-13] */
export const networkProblem: Problem = {
  type: 'about:blank',
  status: 0,
  code: NETWORK,
  title: 'We could not reach our service. What you entered is safe. Check your connection and try again.',
};

/** What the client throws for every answer that is not a success. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiError';
  }
}

/**
 * The problem behind anything thrown. Reads the shape, not the class: the error may come from another bundle's copy.
 * Anything that is no ApiError is a fault of ours, so UNEXPECTED: a call without an answer rejects with NETWORK itself.
 */
export function problemOf(error: unknown): Problem {
  if (typeof error === 'object' && error !== null && 'problem' in error) return (error as ApiError).problem;
  return generalProblem('UNEXPECTED');
}

/** Parses the body of a failed answer; an answer that is not a problem becomes one by its status. */
export function parseProblem(status: number, body: unknown): Problem {
  if (typeof body === 'object' && body !== null && 'code' in body && 'title' in body) return body as Problem;
  const codes = Object.keys(generalProblems) as (keyof typeof generalProblems)[];
  const code = codes.find((one) => generalProblems[one].status === status) ?? 'UNEXPECTED';
  return { ...generalProblem(code), status };
}
