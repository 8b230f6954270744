import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What a limit counts of a client address. Of IPv6 it is the first 64 bits: whoever has one address has all that follow,
 * and could take a new one for every try. Of anything else it is the whole.
 */
export function clientNetwork(by: string): string {
  if (!isIPv6(by)) return by;
  const [address = ''] = by.split('%');
  const v4 = mapped.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const between = Array<string>(8 - before.length - after.length).fill('0');
  const first = [...before, ...between, ...after].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Dotted numbers at the end stand for two groups; nobody counts by them. */
function groupsOf(part: string): readonly string[] {
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group === '' ? [] : [group]));
}
