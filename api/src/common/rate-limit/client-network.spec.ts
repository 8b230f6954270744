import { clientNetwork } from './client-network.js';

describe('what a limit counts of a client address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::3:4:5:6', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('is the network of %s: %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it.each(['192.0.2.33', 'sam@example.test', '07700900101', '5a3d00000000000000000101', ''])('is all of %p', (by) => {
    expect(clientNetwork(by)).toBe(by);
  });

  it('is the address of IPv4 that stands in one of IPv6', () => {
    expect(clientNetwork('::ffff:192.0.2.33')).toBe('192.0.2.33');
  });
});
