import { userInfo } from 'node:os';
import type { Env } from '../config/env.js';
import { UserError } from './user-error.js';

/** Users of the operating system as whom many people work, such as the user of our container. */
const sharedUsers: readonly string[] = ['node', 'root'];

/** The settings that name the person who runs the tool. */
export type OperatorSettings = Pick<Env, 'ADMIN_OPERATOR' | 'APP_MODE' | 'REHEARSAL'>;

interface OperatorOptions {
  /** Whether a deployment runs the command, which then needs no person. */
  readonly isUnattended?: boolean;
  /** The user of the operating system; null for a numeric id without a name. */
  readonly user?: string | null;
}

/**
 * Who runs the tool, for the audit: ADMIN_OPERATOR, or else the user of the operating system. Throws UserError in production if neither
 * names a person.
 */
export function operatorOf(
  { ADMIN_OPERATOR, APP_MODE, REHEARSAL }: OperatorSettings,
  { isUnattended = false, user = systemUser() }: OperatorOptions = {},
): string {
  if (ADMIN_OPERATOR !== undefined) return ADMIN_OPERATOR;
  const name = user ?? `uid ${process.getuid?.() ?? 'unknown'}`;
  const isPerson = user !== null && !sharedUsers.includes(user);
  if (isPerson || isUnattended || APP_MODE !== 'production' || REHEARSAL) return name;
  throw new UserError(`ADMIN_OPERATOR is missing: set it to your name, for the audit, because ${name} names no person`);
}

function systemUser(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}
