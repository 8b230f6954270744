import { problem } from '@home-move/contract';
import { isDatabaseUnreachable } from '../common/database/database-errors.js';
import { IndexError } from '../common/database/indexes.js';
import { MigrationError } from '../common/database/migrations/migrator.js';
import { DomainError } from '../common/problem/domain.error.js';
import { ConfigurationError } from '../config/env.js';
import { formatStartFailure } from '../config/start-failure.js';
import { BrandError } from '../modules/brands/brand/brand-error.js';

/** Errors that the person at the terminal can fix. Each message is printed as one line. */
export class UserError extends Error {
  readonly messages: readonly string[];

  constructor(messages: string | readonly string[], options?: ErrorOptions) {
    const all = typeof messages === 'string' ? [messages] : [...new Set(messages)];
    super(all.join('; '), options);
    this.messages = all;
  }
}

/** Explains why a command failed, one line for each error. */
export function errorLines(error: unknown): readonly string[] {
  return error instanceof UserError ? error.messages : [formatError(error)];
}

/** Errors whose message is one line without stored data. */
const namedErrors = [UserError, BrandError, MigrationError, IndexError];

/** Explains in one line why a command failed. */
export function formatError(error: unknown): string {
  if (namedErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof DomainError) return error.data.detail ?? problem(error.code).title;
  if (error instanceof ConfigurationError || isDatabaseUnreachable(error)) return formatStartFailure(error);
  // An internal error: only its name, because its message may contain stored data.
  return `failed unexpectedly (${error instanceof Error ? error.name : 'no error'})`;
}
