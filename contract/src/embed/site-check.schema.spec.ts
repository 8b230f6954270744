import { siteCheckSchema } from './site-check.schema';

const messageOf = (url: unknown) => siteCheckSchema.safeParse({ url, brand: 'oakwood' }).error?.issues[0]?.message;

describe('the address of a page to check', () => {
  it.each([
    'https://www.oakwood.example',
    'https://www.oakwood.example/moving-in?from=mail#portal',
    'https://www.oakwood.example:443/',
    'https://bücher.example/',
  ])('may be %s', (url) => {
    expect(siteCheckSchema.parse({ url, brand: 'oakwood' })).toEqual({ url, brand: 'oakwood' });
  });

  it.each([
    ['', 'Enter the address of your page, for example https://www.example.com/moving-in'],
    ['www.oakwood.example', 'Enter the address of your page, for example https://www.example.com/moving-in'],
    ['https://', 'Enter the address of your page, for example https://www.example.com/moving-in'],
    [
      `https://www.oakwood.example/${'a'.repeat(2000)}`,
      'Enter the address of your page, for example https://www.example.com/moving-in',
    ],
    ['http://www.oakwood.example', 'Enter an address that starts with https://'],
    ['file:///etc/passwd', 'Enter an address that starts with https://'],
    ['javascript:alert(1)', 'Enter an address that starts with https://'],
    ['gopher://www.oakwood.example', 'Enter an address that starts with https://'],
    ['https://sam:secret@www.oakwood.example', 'Enter the address without a user name or password'],
    ['https://www.oakwood.example@127.0.0.1', 'Enter the address without a user name or password'],
    ['https://www.oakwood.example:8443', 'Enter the address without a port number'],
    ['https://www.oakwood.example:22', 'Enter the address without a port number'],
  ])('cannot be %j: %s', (url, message) => {
    expect(messageOf(url)).toBe(message);
  });

  it.each([null, 7, ['https://www.oakwood.example'], { href: 'https://www.oakwood.example' }])(
    'cannot be %j, which is no text',
    (url) => {
      expect(messageOf(url)).toBeDefined();
    },
  );
});
