import { isPublicAddress } from './public-address.js';

/** The address that a URL of this host names, as the URL parser writes it. */
const addressIn = (host: string) => new URL(`https://${host}/`).hostname.replace(/^\[|\]$/g, '');

describe('an IP address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2A00:1450:4009:81d::200e',
  ])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.255.255.255'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['shared by a carrier', '100.127.255.255'],
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.255'],
    ['link-local', '169.254.169.254'],
    ['the name service of a cloud', '168.63.129.16'],
    ['for protocols', '192.0.0.8'],
    ['for documents', '192.0.2.1'],
    ['for documents', '198.51.100.1'],
    ['for documents', '203.0.113.9'],
    ['a relay', '192.88.99.1'],
    ['for benchmarks', '198.18.0.1'],
    ['for benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['this machine', '::1'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped', '::ffff:a00:1'],
    ['IPv4-mapped, of a public address', '::ffff:8.8.8.8'],
    ['IPv4-translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['NAT64, of a public address', '64:ff9b::808:808'],
    ['NAT64 of a local network', '64:ff9b:1::a00:1'],
    ['for discarding', '100::1'],
    ['6to4', '2002:7f00:1::1'],
    ['6to4', '2002:a00:1::'],
    ['Teredo', '2001::1'],
    ['Teredo', '2001:0:53aa:64c::'],
    ['ORCHID', '2001:20::1'],
    ['for documents', '2001:db8::1'],
    ['for documents', '3fff::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['global with a zone', '2606:4700:4700::1111%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['a name', 'localhost'],
    ['empty', ''],
  ])('is not public: %s, %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ['2130706433', '127.0.0.1'],
    ['0x7f000001', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['017700000001', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['127.0.0.1.', '127.0.0.1'],
    ['１２７.0.0.1', '127.0.0.1'],
    ['127。0。0。1', '127.0.0.1'],
    ['%31%32%37.0.0.1', '127.0.0.1'],
    ['0xa9fea9fe', '169.254.169.254'],
    ['2852039166', '169.254.169.254'],
    ['0', '0.0.0.0'],
    ['[::1]', '::1'],
    ['[0:0:0:0:0:0:0:1]', '::1'],
    ['[::127.0.0.1]', '::7f00:1'],
    ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
    ['[0:0:0:0:0:ffff:7f00:0001]', '::ffff:7f00:1'],
  ])('that is not public is recognised in the host %s, which is %s', (host, address) => {
    expect(addressIn(host)).toBe(address);
    expect(isPublicAddress(addressIn(host))).toBe(false);
  });
});
