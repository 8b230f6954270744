import { openPhoneLinkSchema, phoneLinkRequestSchema, sendPhoneLinkSchema } from './phone-link';

describe('the step that another device goes on with', () => {
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
    ['a page that is no step', '/log-in'],
    ['a link of its own', '/onboarding/verify/a-token'],
    ['a page that may carry a token', '/pending/confirm-details'],
    ['the token of an unpopulated journey', '/pending/personal-details/unpopulated/a-token'],
    ['a query', '/onboarding/edit/firstName?next=/'],
    ['a fragment', '/onboarding/edit/firstName#next'],
    ['another site', '//onboarding/address'],
    ['another site, as browsers read it', '/\\onboarding/edit/firstName'],
    ['a whole address', 'https://evil.test/onboarding/address'],
    ['a way up', '/enrolment/energy/details/../..'],
    ['a way up, encoded', '/onboarding/edit/%2E%2e'],
    ['more than a path', `/onboarding/edit/${'a'.repeat(500)}`],
    ['white space', '/onboarding/edit/first name'],
  ])('is not %s', (_, step) => {
    expect(phoneLinkRequestSchema.safeParse({ step }).success).toBe(false);
    expect(sendPhoneLinkSchema.safeParse({ step, channel: 0 }).success).toBe(false);
  });
});

it('goes by mail or by text message, as forms and calls number them', () => {
  const step = '/onboarding/contact';
  expect(sendPhoneLinkSchema.parse({ step, channel: '1' })).toEqual({ step, channel: 1 });
  expect(sendPhoneLinkSchema.parse({ step, channel: 0 })).toEqual({ step, channel: 0 });
  expect(sendPhoneLinkSchema.safeParse({ step, channel: 2 }).success).toBe(false);
});

it('opens with a postcode as people type it', () => {
  expect(openPhoneLinkSchema.parse({ token: 't', postcode: ' mk40  2qt ' })).toEqual({
    token: 't',
    postcode: 'MK40 2QT',
  });
});
