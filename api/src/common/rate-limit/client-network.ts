import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The part of a client address that limits count by. For IPv6 it is the /64 network: a client holds a whole network and
 * could use a new address for every attempt. Anything else is returned unchanged.
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

/** A trailing dotted IPv4 part fills two groups; both lie outside the network, so their value is irrelevant. */
function groupsOf(part: string): readonly string[] {
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group === '' ? [] : [group]));
}
