import type { Channel } from './otp';

const dots = (count: number) => '•'.repeat(Math.max(0, count));

/** A contact as a page shows it, enough to know one's own by: s•••@example.test, •••••••0101. [OTP-08] */
export function maskContact(channel: Channel, contact: string): string {
  if (channel === 'sms') return dots(contact.length - 4) + contact.slice(-4);
  return contact.slice(0, 1) + dots(3) + contact.slice(contact.lastIndexOf('@'));
}
