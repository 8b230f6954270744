/** The IP addresses of names on the internet. */
export abstract class HostAddressesPort {
  /** Every IPv4 and IPv6 address of a name; none if it has none, or if no name server responds before the signal aborts. */
  abstract resolve(name: string, signal: AbortSignal): Promise<readonly string[]>;
}
