import { allows, ignoresHosts } from './source-list.js';

const page = new URL('https://www.oakwood.example/moving-in');
const loader = new URL('https://assets.homemove.example/v1/loader.js');

describe('the sources of a directive', () => {
  it.each([
    '*',
    'https:',
    'HTTPS:',
    'http:',
    'https://*',
    '*:443',
    '*:*',
    'assets.homemove.example',
    'ASSETS.homemove.EXAMPLE',
    '*.homemove.example',
    'https://assets.homemove.example',
    'http://assets.homemove.example',
    'http://assets.homemove.example:80',
    'assets.homemove.example:443',
    'assets.homemove.example:*',
    'https://assets.homemove.example/',
    'https://assets.homemove.example/v1/',
    'https://assets.homemove.example/v1/loader.js',
  ])('allow the loader by %s', (source) => {
    expect(allows(["'self'", source], loader, page)).toBe(true);
  });

  it.each([
    "'self'",
    "'none'",
    "'unsafe-inline'",
    "'unsafe-eval'",
    "'nonce-aGVsbG8='",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'data:',
    'blob:',
    'wss:',
    'homemove.example',
    'cdn.homemove.example',
    '*.assets.homemove.example',
    'assets.homemove.example.evil.example',
    'assets.homemove.example:8443',
    'https://assets.homemove.example/v1',
    'https://assets.homemove.example/v2/',
    'https://assets.homemove.example/V1/loader.js',
    'ftp://assets.homemove.example',
    '//assets.homemove.example',
    'self',
    '',
  ])('do not allow the loader by %j', (source) => {
    expect(allows([source], loader, page)).toBe(false);
  });

  it('allow nothing if there are none', () => {
    expect(allows([], loader, page)).toBe(false);
  });

  it('allow the page its own origin, with or without a name', () => {
    const own = new URL('https://www.oakwood.example/script.js');
    expect(allows(["'SELF'"], own, page)).toBe(true);
    expect(allows(['www.oakwood.example'], own, page)).toBe(true);
  });

  it('have to name a port other than the default', () => {
    const local = new URL('https://assets.homemove.example:8443/v1/loader.js');
    expect(allows(['https://assets.homemove.example'], local, page)).toBe(false);
    expect(allows(['https://assets.homemove.example:8443'], local, page)).toBe(true);
  });

  it('without a scheme require that of the page', () => {
    const plain = new URL('http://assets.homemove.example/v1/loader.js');
    expect(allows(['assets.homemove.example'], plain, page)).toBe(false);
  });
});

it.each([
  [["'strict-dynamic'", "'nonce-abc'"], true],
  [["'Strict-Dynamic'"], true],
  [["'nonce-abc'", 'https:'], false],
  [[], false],
] as const)('the script sources %j ignore hosts: %j', (sources, expected) => {
  expect(ignoresHosts(sources)).toBe(expected);
});
