import type { CallInput, Endpoint } from '@home-move/contract';

/**
 * The call by the portal's own session, whoever is here. Logging in is a visitor's: with the token of a half-started move the
 * API would verify that move's own contact, and a code belongs to the session that asked for it.
 */
export function asVisitor<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>): Endpoint<Input, Answer> {
  return { ...endpoint, roles: ['app'] };
}
