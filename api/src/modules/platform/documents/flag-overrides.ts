import { flagNames, type Flags } from '@home-move/contract';

/**
 * Parses the flag overrides of a URL, for example `?flags=otp-login:off,manual-address:on`. Ignores unknown names and
 * values.
 */
export function readFlagOverrides(text: string | undefined): Partial<Flags> {
  const pairs = (text ?? '').split(',').flatMap((pair) => {
    const [, name, value] = /^\s*([a-z-]+):(on|off)\s*$/.exec(pair) ?? [];
    const flag = flagNames.find((known) => known === name);
    return flag === undefined ? [] : [[flag, value === 'on'] as const];
  });
  return Object.fromEntries(pairs);
}
