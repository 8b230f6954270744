import { flagNames, type FlagName, type Flags } from '@home-move/contract';
import { unreleasedFlags } from '../brand/brand.service.js';

/**
 * Parses the flag overrides of a URL, for example `?flags=otp-login:off,manual-address:on`. Ignores unknown names and
 * values. Unreleased flags cannot be switched on.
 */
export function readFlagOverrides(text: string | undefined): Partial<Flags> {
  const pairs = (text ?? '').split(',').flatMap((pair) => {
    const [, name, value] = /^\s*([a-z-]+):(on|off)\s*$/.exec(pair) ?? [];
    const flag = flagNames.find((known) => known === name);
    return flag === undefined || !mayOverride(flag, value === 'on') ? [] : [[flag, value === 'on'] as const];
  });
  return Object.fromEntries(pairs);
}

function mayOverride(flag: FlagName, on: boolean): boolean {
  return !on || !unreleasedFlags.includes(flag);
}
