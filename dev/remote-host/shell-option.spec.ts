import { portalOrigin, webpackArguments } from './shell-option.mjs';

describe('the arguments of webpack', () => {
  it.each([
    [
      ['--shell', 'https://portal.example'],
      ['--env', 'shell=https://portal.example'],
    ],
    [
      ['--shell=https://portal.example/', '--port', '5000'],
      ['--port', '5000', '--env', 'shell=https://portal.example'],
    ],
    [
      ['--env', 'shell'],
      ['--env', 'shell'],
    ],
    [[], []],
  ])('for %j are %j', (given, expected) => {
    expect(webpackArguments(given)).toEqual(expected);
  });

  it.each([
    [['--shell']],
    [['--shell', 'portal.example']],
    [['--shell', 'http://portal.example']],
    [['--shell', 'https://portal.example/oakwood']],
    [['--shell', 'https://agent:secret@portal.example']],
    [['--shell', 'ftp://localhost']],
  ])('are rejected for an address that is not the origin of a portal: %j', (given) => {
    expect(() => webpackArguments(given)).toThrow('--shell must be the https origin of a portal');
  });
});

describe('the portal', () => {
  it('is the running system without an address', () => {
    expect(portalOrigin(true, { PORT_BASE: '5000' })).toBe('http://localhost:5000');
  });

  it.each(['https://portal.example', 'http://localhost:4020', 'http://telephony.localhost:4020'])(
    'is the one at the address: %s',
    (origin) => {
      expect(portalOrigin(origin, {})).toBe(origin);
    },
  );
});
