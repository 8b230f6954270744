import type { PsrAnswers, PsrRequest } from '../psr/psr.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** The priority services register. Without Idempotency-Key, which would store what the call answers. */
export const psrEndpoints = {
  /** CONFLICT if the page is closed: by the brand, or while energy cannot be set up. [PSR-15] */
  answers: endpoint<NoInput, PsrAnswers>({
    method: 'GET',
    path: '/enrolment/psr',
    roles: enrolmentRoles,
  }),
  /** Replaces the answers. [PSR-07, PSR-16] */
  save: endpoint<{ body: PsrRequest }, PsrAnswers>({
    method: 'POST',
    path: '/enrolment/psr',
    roles: enrolmentRoles,
  }),
};
