import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public, from IANA's registry of special-purpose addresses. */
const specialIpv4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by the customers of a carrier.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // Relays from 6to4.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const)
  specialIpv4.addSubnet(network, prefix, 'ipv4');
// Not in the registry: on Azure, the metadata and name service of the machine itself.
specialIpv4.addAddress('168.63.129.16', 'ipv4');

/** Only this part of IPv6 is routed between networks: it has no mapped IPv4, NAT64, local or multicast address. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Exceptions of the global part. */
const specialIpv6 = new BlockList();
for (const [network, prefix] of [
  // Teredo, ORCHID and other protocols.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4, which contains an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialIpv6.addSubnet(network, prefix, 'ipv6');

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private network, a protocol or a document.
 * False for text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  // A zone belongs to a local address, and the lists reject it.
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !specialIpv4.check(address, 'ipv4');
  return version === 6 && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}
