import { readFlagOverrides } from './flag-overrides.js';

it.each([
  ['otp-login:off', { 'otp-login': false }],
  ['otp-login:off,manual-address:on', { 'otp-login': false, 'manual-address': true }],
  [' otp-login:off , ask-nicely:off ', { 'otp-login': false, 'ask-nicely': false }],
  ['otp-login:off,otp-login:on', { 'otp-login': true }],
])('%p overrides these flags', (text, overrides) => {
  expect(readFlagOverrides(text)).toEqual(overrides);
});

it.each([
  undefined,
  '',
  'otp-login',
  'otp-login:',
  'otp-login:maybe',
  'OTP-LOGIN:off',
  'nobody:off',
  '__proto__:on',
  'constructor:off',
  'otp-login:off:on',
])('%p changes nothing', (text) => {
  expect(readFlagOverrides(text)).toEqual({});
});
