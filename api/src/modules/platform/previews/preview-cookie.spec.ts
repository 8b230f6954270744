import { PreviewCookie } from './preview-cookie.js';

const cookieAt = (PUBLIC_ORIGIN: string) => new PreviewCookie({ PUBLIC_ORIGIN } as never);
const secure = cookieAt('https://portal.example');

describe('the cookie of a preview', () => {
  it('is bound to the host and kept from scripts and from requests of other sites', () => {
    expect(secure.keep('a.b', 3600)).toBe(
      '__Host-hm.preview=a.b; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure',
    );
    expect(secure.remove()).toBe('__Host-hm.preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure');
  });

  it('has no prefix in development, which has no https', () => {
    expect(cookieAt('http://localhost:4000').keep('a.b', 60)).toBe(
      'hm.preview=a.b; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
    );
  });

  it.each([
    [undefined, null],
    ['', null],
    ['theme=dark', null],
    ['x__Host-hm.preview=a.b', null],
    ['hm.preview=a.b', null],
    ['__Host-hm.preview=a.b', 'a.b'],
    ['theme=dark; __Host-hm.preview=a.b;x=1', 'a.b'],
  ])('in %j is read as %j', (header, token) => {
    expect(secure.read(header)).toBe(token);
  });
});
