import { Resolver } from 'node:dns/promises';
import { DnsHostAddresses } from './host-addresses.dns.js';

const addresses = new DnsHostAddresses();
const resolve = (signal = new AbortController().signal) => addresses.resolve('www.oakwood.example', signal);
const failure = (code: string) => Object.assign(new Error(code), { code });

afterEach(() => jest.restoreAllMocks());

/** Replaces the responses of name servers. */
function nameServers(ipv4: () => Promise<string[]>, ipv6: () => Promise<string[]>) {
  // Their other overloads return records with a time to live.
  jest.spyOn(Resolver.prototype, 'resolve4').mockImplementation(ipv4 as never);
  jest.spyOn(Resolver.prototype, 'resolve6').mockImplementation(ipv6 as never);
}

describe('the addresses of a name', () => {
  it('are those of both versions', async () => {
    nameServers(
      async () => ['1.1.1.1', '1.0.0.1'],
      async () => ['2606:4700:4700::1111'],
    );
    expect(await resolve()).toEqual(['1.1.1.1', '1.0.0.1', '2606:4700:4700::1111']);
  });

  it('are those of one version if the other has none', async () => {
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
