import { maskContact } from './channel';

it.each([
  ['email', 'sam.hartley@example.test', 's•••@example.test'],
  ['email', 's@example.test', 's•••@example.test'],
  ['sms', '07700900101', '•••••••0101'],
  ['sms', '010', '010'],
] as const)('masks %s %p as %p [OTP-08]', (channel, contact, shown) => {
  expect(maskContact(channel, contact)).toBe(shown);
});
