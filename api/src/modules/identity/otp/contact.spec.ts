import { maskContactOrEmpty } from './contact.js';

it.each([
  ['email', 'sam.hartley@example.test', 's•••@example.test'],
  ['sms', '07700900101', '•••••••0101'],
  ['email', null, ''],
  ['sms', null, ''],
] as const)('masks %s %p as %p [OTP-08]', (channel, contact, shown) => {
  expect(maskContactOrEmpty(channel, contact)).toBe(shown);
});
