import type { EmailPort } from '../providers/email/email.port.js';
import type { ProviderCheck } from './provider-check.js';

/** The check of a mail server. It sends no message. */
export const mailChecks: readonly ProviderCheck<EmailPort>[] = [
  {
    title: 'accepts a connection and our credentials, with TLS except on this machine or in a private network',
    sent: 'EHLO, STARTTLS if the connection has no TLS yet, and AUTH if there are credentials',
    expected: 'no rejection',
    run: async (port) => {
      await port.check();
      return 'accepted';
    },
    accepts: (result) => result === 'accepted',
  },
];
