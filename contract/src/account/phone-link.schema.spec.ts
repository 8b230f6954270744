import { openPhoneLinkSchema, phoneLinkRequestSchema, sendPhoneLinkSchema } from './phone-link.schema';

describe('the step of a phone link', () => {
  it.each([
    '/onboarding/address',
    '/onboarding/edit/emailAddress',
    '/enrolment/moving-details/',
    '/enrolment/energy/details/larkfield%20energy/LF12-EAST',
    '/enrolment/energy/signup',
  ])('may be %s', (step) => {
    expect(phoneLinkRequestSchema.parse({ step })).toEqual({ step });
  });

  it.each([
    ['nothing', ''],
    ['a page that is not a step', '/log-in'],
    ['a step with the token of a link', '/onboarding/verify/a-token'],
    ['the page of a housemate', '/join/a-token'],
    ['a step with an optional token', '/pending/confirm-details'],
    ['the token of an unpopulated journey', '/pending/personal-details/unpopulated/a-token'],
    ['a query', '/onboarding/edit/firstName?next=/'],
    ['a fragment', '/onboarding/edit/firstName#next'],
    ['another site', '//onboarding/address'],
    ['another site, with a backslash', '/\\onboarding/edit/firstName'],
    ['a whole address', 'https://evil.test/onboarding/address'],
    ['a parent folder', '/enrolment/energy/details/../..'],
    ['an encoded parent folder', '/onboarding/edit/%2E%2e'],
    ['an overlong path', `/onboarding/edit/${'a'.repeat(500)}`],
    ['white space', '/onboarding/edit/first name'],
  ])('cannot be %s', (_, step) => {
    expect(phoneLinkRequestSchema.safeParse({ step }).success).toBe(false);
    expect(sendPhoneLinkSchema.safeParse({ step, channel: 0 }).success).toBe(false);
  });
});

it('is sent by email (0) or text message (1), in a form or in JSON', () => {
  const step = '/onboarding/contact';
  expect(sendPhoneLinkSchema.parse({ step, channel: '1' })).toEqual({ step, channel: 1 });
  expect(sendPhoneLinkSchema.parse({ step, channel: 0 })).toEqual({ step, channel: 0 });
  expect(sendPhoneLinkSchema.safeParse({ step, channel: 2 }).success).toBe(false);
});

it('opens with a postcode in any format', () => {
  expect(openPhoneLinkSchema.parse({ token: 't', postcode: ' mk40  2qt ' })).toEqual({
    token: 't',
    postcode: 'MK40 2QT',
  });
});
