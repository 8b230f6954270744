import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { HostAddressesPort } from './host-addresses.port.js';

/** Milliseconds that a name server has to respond, and the attempts per server. */
const queryLimits = { timeout: 1500, tries: 2 };

/**
 * DNS. It reads no hosts file, whose names are internal. It occupies no thread of Node's pool either: a name server that
 * never responds would delay passwords and files.
 */
@Injectable()
export class DnsHostAddresses extends HostAddressesPort {
  override async resolve(name: string, signal: AbortSignal): Promise<readonly string[]> {
    const resolver = new Resolver(queryLimits);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const results = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
}
