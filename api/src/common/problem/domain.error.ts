import type { ProblemCode, ValidationResult } from '@home-move/contract';

export interface DomainErrorData {
  /** Dotted field path → message; with VALIDATION. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A sentence to show to the user. */
  readonly detail?: string;
  /** Account validation result; with DETAILS_NOT_CONFIRMED. */
  readonly result?: ValidationResult;
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number;
  /** The underlying error, which is logged and never sent. */
  readonly cause?: unknown;
}

/** An error of the domain. The filter answers the problem of its code. */
export class DomainError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly data: DomainErrorData = {},
  ) {
    super(code, { cause: data.cause });
    this.name = 'DomainError';
  }
}
