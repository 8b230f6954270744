import { DomainError } from '../common/problem/domain.error.js';

/** One expectation of a port, which any implementation must meet. It sends nothing to a person and orders nothing. */
export interface ProviderCheck<Port> {
  /** The behaviour, as a sentence without its subject. */
  readonly title: string;
  /** The request in terms of the port. */
  readonly sent: string;
  readonly expected: string;
  /** The result of the request, or the DomainError that it is rejected with. */
  readonly run: (port: Port) => Promise<unknown>;
  /** True if the result, or the code of the error, is the expected one. */
  readonly accepts: (result: unknown) => boolean;
}

/** The outcome of a check. */
export interface CheckResult {
  readonly title: string;
  readonly sent: string;
  readonly expected: string;
  readonly received: string;
  readonly isMet: boolean;
}

/** Runs the checks one after another. Never rejects: a failed call is a result. */
export async function runChecks<Port>(
  port: Port,
  checks: readonly ProviderCheck<Port>[],
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { title, sent, expected, run, accepts } of checks) {
    const result = await run(port).catch((error: unknown) => rejection(error));
    results.push({ title, sent, expected, received: describe(result), isMet: accepts(result) });
  }
  return results;
}

/** A rejected call. */
interface Rejection {
  readonly rejectedWith: string;
  readonly because: string;
}

/** Accepts a call that is rejected with the problem of this code. */
export const rejectedWith = (code: string) => (result: unknown) =>
  typeof result === 'object' && result !== null && 'rejectedWith' in result && result.rejectedWith === code;

function rejection(error: unknown): Rejection {
  const { cause } = error as Error;
  const because = cause instanceof Error ? cause.message : '';
  return { rejectedWith: error instanceof DomainError ? error.code : String(error), because };
}

const MAX_LENGTH = 400;

function describe(result: unknown): string {
  const text = JSON.stringify(result) ?? 'no value';
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH)}…`;
}

/** A check in plain words: one line if it is met; request, expectation and result if not. */
export function printCheck({ title, sent, expected, received, isMet }: CheckResult): string[] {
  if (isMet) return [`met      ${title}`];
  return [`NOT MET  ${title}`, `  sent      ${sent}`, `  expected  ${expected}`, `  received  ${received}`];
}
