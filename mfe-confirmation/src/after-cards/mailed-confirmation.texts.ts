import { formatDay, londonTime, londonToday } from '@home-move/contract';

/** The receipts by email. [Decisions §10, "Receipts"] */
export const mailedConfirmationTexts = {
  title: 'Your confirmation by email',
  onItsWay: (address: string) => `It is on its way to ${address}.`,
  sent: (instant: string, address: string) => {
    const at = new Date(instant);
    return `We sent it to ${address} on ${formatDay(londonToday(at))} at ${londonTime(at)}.`;
  },
  unproven: 'This address is not confirmed yet, so the email asks you to log in first.',
  send: 'Send it now',
  again: 'Send it again',
  busy: 'Sending',
  done: 'Your confirmation is sent.',
} as const;
