import type { ValidationResult } from '../account/account';
import type { ProblemCode } from './problem-catalogue';
import { generalProblems } from './general-problems';

/** The code the client gives when no answer came at all (offline, time-out, connection refused). [API-13] */
export const NETWORK = 'NETWORK';

/**
 * RFC 9457 problem details as the API answers them (`application/problem+json`).
 * `errors` maps dotted field paths to messages with VALIDATION, to what the field holds meanwhile with CONFLICT, and to
 * what is missing with DETAILS_MISSING.
 */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: ProblemCode | typeof NETWORK;
  readonly errors?: Readonly<Record<string, string>>;
  /** Account validation result, with DETAILS_NOT_CONFIRMED alone. [VAL-02] */
  readonly result?: ValidationResult;
  /** Id of the log line of an unexpected failure, to quote to support. */
  readonly incident?: string;
}

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
