import { returnLink } from './return-link.js';

const portal = 'http://localhost:4000';

it.each([
  ['http://localhost:4000/oakwood/password-reset', 'http://localhost:4000/oakwood/password-reset/t0ken'],
  ['http://localhost:4000/continue/', 'http://localhost:4000/continue/t0ken'],
  ['http://localhost:4000', 'http://localhost:4000/t0ken'],
  ['http://telephony.localhost:4000/continue', 'http://telephony.localhost:4000/continue/t0ken'],
])('leads from %s to %s [PWD-04]', (returnUrl, link) => {
  expect(returnLink(returnUrl, portal)('t0ken')).toBe(link);
});

it.each([
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
])('refuses %s', (returnUrl) => {
  expect(() => returnLink(returnUrl, portal)).toThrow(
    expect.objectContaining({ code: 'VALIDATION', data: { errors: { returnUrl: 'Invalid' } } }),
  );
});
