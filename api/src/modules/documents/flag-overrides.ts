import { flagNames, type FlagName, type Flags } from '@home-move/contract';
import { awaitedFlags } from '../brand/brand.service.js';

/**
 * Flags as the address of a document turns them, for example `?flags=otp-login:off,manual-address:on`. Names and values
 * that we do not know change nothing, and no address turns on what is not built yet.
 */
export function readFlagOverrides(text: string | undefined): Partial<Flags> {
  const pairs = (text ?? '').split(',').flatMap((one) => {
    const [, name, value] = /^\s*([a-z-]+):(on|off)\s*$/.exec(one) ?? [];
    const flag = flagNames.find((known) => known === name);
    return flag === undefined || !mayTurn(flag, value === 'on') ? [] : [[flag, value === 'on'] as const];
  });
  return Object.fromEntries(pairs);
}

function mayTurn(flag: FlagName, on: boolean): boolean {
  return !on || !awaitedFlags.includes(flag);
}
