import { clientNetwork } from './client-network.js';

describe('the client network that limits count by', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::3:4:5:6', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('reduces %s to its network %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it.each(['192.0.2.33', 'sam@example.test', '07700900101', '5a3d00000000000000000101', ''])(
    'keeps %p unchanged',
    (by) => {
      expect(clientNetwork(by)).toBe(by);
    },
  );

  it('extracts an IPv4 address from its IPv6 form', () => {
    expect(clientNetwork('::ffff:192.0.2.33')).toBe('192.0.2.33');
  });
});
