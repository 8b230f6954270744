import type { ProblemCode } from '../problem/problem-catalogue';
import type { Role } from '../session/tokens';

/** What one call sends: path parameters, query, body; each only where the endpoint has it. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

declare const input: unique symbol;
declare const answer: unique symbol;

/** One call of the API: read by the client, the controllers' tests and the OpenAPI document. */
export interface Endpoint<Input extends CallInput = CallInput, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/<version>`, `:name` for parameters. */
  readonly path: string;
  readonly version: 'v1' | 'v2';
  /** Answers under this version as well, the same. */
  readonly alsoInVersion?: 'v1';
  /** `form`: the client sends urlencoded; the server takes JSON too. */
  readonly encoding: 'json' | 'form';
  /** Who may call it; empty for open calls, and for those that want a key instead. */
  readonly roles: readonly Role[];
  /** The key that it wants as bearer; no token of a user will do. */
  readonly key?: 'deploy';
  readonly success: 200 | 201 | 204;
  /** Problems beside those every call can have (VALIDATION, UNAUTHENTICATED, FORBIDDEN, UNEXPECTED …). */
  readonly problems: readonly ProblemCode[];
  /** Whether it accepts `Idempotency-Key`. */
  readonly idempotent: boolean;
  readonly summary: string;
  readonly [input]?: Input;
  readonly [answer]?: Answer;
}

type Definition = Pick<Endpoint, 'method' | 'path' | 'roles' | 'summary'> &
  Partial<Pick<Endpoint, 'version' | 'alsoInVersion' | 'encoding' | 'success' | 'problems' | 'idempotent' | 'key'>>;

/** Defines an endpoint; the types of what it takes and answers are given as parameters. */
export function endpoint<Input extends CallInput, Answer>(definition: Definition): Endpoint<Input, Answer> {
  return { version: 'v1', encoding: 'json', success: 200, problems: [], idempotent: false, ...definition };
}

/** A call without parameters, query or body. */
export type NoInput = { readonly body?: undefined };
