import type { Channel } from '@home-move/contract';

const dots = (count: number) => '•'.repeat(count);

/** A contact as the page shows it: s•••@example.test, •••••••0101. */
export function maskContact(channel: Channel, contact: string): string {
  if (channel === 'sms') return dots(Math.max(0, contact.length - 4)) + contact.slice(-4);
  return contact.slice(0, 1) + dots(3) + contact.slice(contact.lastIndexOf('@'));
}
