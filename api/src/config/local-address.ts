import { BlockList, isIP } from 'node:net';

/** Loopback, private, link-local and unspecified networks. */
const localNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  localNetworks.addSubnet(network, prefix, 'ipv4');
  // NAT64 writes an IPv4 address into this network; IPv4-mapped addresses are checked as IPv4.
  localNetworks.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6');
}
localNetworks.addAddress('::', 'ipv6');
localNetworks.addAddress('::1', 'ipv6');
localNetworks.addSubnet('fc00::', 7, 'ipv6');
localNetworks.addSubnet('fe80::', 10, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a URL names this machine or a private network, by name or address. Names are not resolved. */
export function isLocalAddress(url: string): boolean {
  return isIn(localNetworks, url);
}

/** Whether a URL names this machine by its loopback interface. */
export function isLoopback(url: string): boolean {
  return isIn(loopback, url);
}

/**
 * Why production rejects the URL of a page; null if it accepts the URL. It rejects plain http, because an attacker on the network
 * could alter the notice or the page around the frame, and hosts of development: this machine and private networks.
 */
export function unsafeReason(url: string): string | null {
  if (!url.startsWith('https:')) return 'is not https';
  return isLocalAddress(url) ? 'is on this machine or in a private network' : null;
}

function isIn(networks: BlockList, url: string): boolean {
  const host = hostOf(url);
  const version = isIP(host);
  if (version !== 0) return networks.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return host === 'localhost' || host.endsWith('.localhost');
}

/** The host as http normalises it, because other schemes keep spellings such as 127.1 and 2130706433. */
function hostOf(url: string): string {
  const { hostname } = new URL(url.replace(/^[a-z]+:/i, 'http:'));
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
