import type { BrandService } from '../../brands/brand/brand.service.js';
import { ReturnLinks } from './return-links.js';

const brands = { find: async (name: string) => (name === 'oakwood' ? { name } : null) } as unknown as BrandService;
const links = new ReturnLinks(brands, { PUBLIC_ORIGIN: 'http://localhost:4000' });

it.each([
  [
    'password-reset',
    'http://localhost:4000/oakwood/password-reset',
    'http://localhost:4000/oakwood/password-reset/t0ken',
  ],
  ['continue', 'http://localhost:4000/continue/', 'http://localhost:4000/continue/t0ken'],
  ['continue', 'http://localhost:4000/oakwood/12/continue', 'http://localhost:4000/oakwood/12/continue/t0ken'],
  ['continue', 'http://telephony.localhost:4000/continue', 'http://telephony.localhost:4000/continue/t0ken'],
] as const)('builds the link to %s from the return URL %s: %s [PWD-04]', async (page, returnUrl, link) => {
  expect((await links.parse(page, returnUrl)).toLink('t0ken')).toBe(link);
});

it.each([
  'http://localhost:4000',
  'http://localhost:4000/continue',
  'http://localhost:4000/call-0900-123/password-reset',
  'http://localhost:4000/oakwood/call-us/password-reset',
  'http://localhost:4000/oakwood/12/password-reset/more',
  'http://evil.test/password-reset',
  'https://localhost:4000/password-reset',
  'http://localhost:4001/password-reset',
  'http://localhost:4000.evil.test/password-reset',
  'http://localhost:4000@evil.test/password-reset',
  'http://somebody:secret@localhost:4000/password-reset',
  'http://localhost:4000/password-reset?next=',
  'http://localhost:4000/password-reset?',
  'http://localhost:4000/password-reset#',
  'javascript:alert(1)',
  'not an address',
])('rejects %s as the return URL of a password reset', async (returnUrl) => {
  await expect(links.parse('password-reset', returnUrl)).rejects.toMatchObject({
    code: 'VALIDATION',
    data: { errors: { returnUrl: 'Invalid' } },
  });
});
