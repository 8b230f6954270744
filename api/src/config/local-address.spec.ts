import { isLocalAddress, isLoopback, unsafeReason } from './local-address.js';

describe('an address of this machine or a private network', () => {
  it.each([
    'http://localhost:4004',
    'https://LOCALHOST./quotes',
    'https://portal.localhost',
    'https://127.0.0.1',
    'https://127.8.8.8',
    'https://0.0.0.0:4004',
    'https://10.1.2.3',
    'https://172.16.0.1',
    'https://172.31.255.255',
    'https://192.168.1.1',
    'https://169.254.169.254/latest',
    'https://100.64.0.1',
    'https://[::]',
    'https://[::1]:8080',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:a00:1]',
    'https://[64:ff9b::7f00:1]',
    'https://[fd00::1]',
    'https://[fe80::1]',
    'https://2130706433',
    'https://0x7f.1',
    'smtps://127.1',
    'smtp://user:secret@2130706433:587',
    'smtp://[::ffff:192.168.0.1]:25',
  ])('is %s', (url) => {
    expect(isLocalAddress(url)).toBe(true);
  });

  it.each([
    'https://quotes.vendor.example',
    'https://localhost.vendor.example',
    'https://10.example',
    'https://172.32.0.1',
    'https://100.128.0.1',
    'https://[::ffff:203.0.113.9]',
    'https://[2001:db8::1]',
    'smtps://user:secret@mail.vendor.example',
  ])('is not %s', (url) => {
    expect(isLocalAddress(url)).toBe(false);
  });
});

describe('a loopback address', () => {
  it.each(['http://localhost:4002', 'http://partner.localhost:4002', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'is %s',
    (url) => {
      expect(isLoopback(url)).toBe(true);
    },
  );

  it.each(['http://192.168.1.1', 'http://0.0.0.0', 'http://10.1.2.3', 'https://partner.example'])(
    'is not %s',
    (url) => {
      expect(isLoopback(url)).toBe(false);
    },
  );
});

it.each([
  ['https://meadow.example', null],
  ['http://meadow.example', 'is not https'],
  ['https://192.168.1.4:8443', 'is on this machine or in a private network'],
])('production rejects %s: %j', (url, reason) => {
  expect(unsafeReason(url)).toBe(reason);
});
