import type { Channel } from '@home-move/contract';

const dots = (count: number) => '•'.repeat(count);

/** A contact as a page shows it: s•••@example.test, •••••••0101. */
export function maskContact(channel: Channel, contact: string): string {
  if (channel === 'sms') return dots(Math.max(0, contact.length - 4)) + contact.slice(-4);
  const at = contact.lastIndexOf('@');
  return `${contact.slice(0, 1)}${dots(3)}${contact.slice(at)}`;
}
