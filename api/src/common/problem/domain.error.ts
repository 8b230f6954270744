import type { ProblemCode, ValidationResult } from '@home-move/contract';

export interface DomainErrorData {
  /** Dotted field path → message; with VALIDATION. */
  readonly errors?: Readonly<Record<string, string>>;
  /** A sentence a person may read. */
  readonly detail?: string;
  /** Account validation result; with DETAILS_NOT_CONFIRMED. */
  readonly result?: ValidationResult;
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number;
  /** What went wrong inside; logged, never answered. */
  readonly cause?: unknown;
}

/** A refusal in the words of the domain; the filter turns it into the problem of its code. */
export class DomainError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly data: DomainErrorData = {},
  ) {
    super(code, { cause: data.cause });
    this.name = 'DomainError';
  }
}
