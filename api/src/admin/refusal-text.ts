import { problem } from '@home-move/contract';
import { isDatabaseUnreachable } from '../common/database/database-errors.js';
import { DomainError } from '../common/problem/domain.error.js';
import { ConfigurationError } from '../config/env.js';
import { formatStartFailure } from '../config/start-failure.js';
import { BrandRefused } from '../modules/brand/brand-administration.service.js';
import { Refusal } from './refusal.js';

/** Why a command was not carried out, in one line. */
export function refusalText(error: unknown): string {
  if (error instanceof Refusal || error instanceof BrandRefused) return error.message;
  if (error instanceof DomainError) return error.data.detail ?? problem(error.code).title;
  if (error instanceof ConfigurationError || isDatabaseUnreachable(error)) return formatStartFailure(error);
  // A failure of ours: its kind is enough to look for, and its message may hold what was stored.
  return `failed unexpectedly (${error instanceof Error ? error.name : 'no error'})`;
}
