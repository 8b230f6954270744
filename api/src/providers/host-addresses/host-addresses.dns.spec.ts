import { Resolver } from 'node:dns/promises';
import { DnsHostAddresses } from './host-addresses.dns.js';

const addresses = new DnsHostAddresses();
const resolve = (signal = new AbortController().signal) => addresses.resolve('www.oakwood.example', signal);
const failure = (code: string) => Object.assign(new Error(code), { code });

afterEach(() => jest.restoreAllMocks());

/** Replaces the responses of name servers. */
function nameServers(ipv4: () => Promise<string[]>, ipv6: () => Promise<string[]>) {
  jest.spyOn(Resolver.prototype, 'resolve4').mockImplementation(ipv4);
  jest.spyOn(Resolver.prototype, 'resolve6').mockImplementation(ipv6);
}

describe('the addresses of a name', () => {
  it('are the IPv4 addresses and the IPv6 addresses', async () => {
    nameServers(
      async () => ['1.1.1.1', '1.0.0.1'],
      async () => ['2606:4700:4700::1111'],
    );
    expect(await resolve()).toEqual(['1.1.1.1', '1.0.0.1', '2606:4700:4700::1111']);
  });

  it('are the IPv4 addresses alone if there are no IPv6 addresses', async () => {
    nameServers(
      async () => ['1.1.1.1'],
      () => Promise.reject(failure('ENODATA')),
    );
    expect(await resolve()).toEqual(['1.1.1.1']);
  });

  it.each(['ENOTFOUND', 'ESERVFAIL', 'ETIMEOUT'])('are none after %s', async (code) => {
    nameServers(
      () => Promise.reject(failure(code)),
      () => Promise.reject(failure(code)),
    );
    expect(await resolve()).toEqual([]);
  });

  it('are none once the caller aborts, which cancels the queries', async () => {
    const aborting = new AbortController();
    let reject: (error: Error) => void = () => undefined;
    const pending = new Promise<string[]>((_, rejectPending) => (reject = rejectPending));
    nameServers(
      () => pending,
      () => pending,
    );
    const cancel = jest.spyOn(Resolver.prototype, 'cancel').mockImplementation(() => reject(failure('ECANCELLED')));
    const found = resolve(aborting.signal);
    aborting.abort();
    expect(await found).toEqual([]);
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
