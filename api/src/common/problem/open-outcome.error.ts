import { DomainError } from './domain.error.js';

/** A call to a third party failed after it may have acted, for example because its answer was lost. Answers THIRD_PARTY. */
export class OpenOutcomeError extends DomainError {
  constructor(cause: unknown) {
    super('THIRD_PARTY', { cause });
    this.name = 'OpenOutcomeError';
  }
}
