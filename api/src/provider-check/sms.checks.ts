import type { SmsPort } from '../providers/sms/sms.port.js';
import type { ProviderCheck } from './provider-check.js';

/** The check of text messages, which sends none. */
export const smsChecks: readonly ProviderCheck<SmsPort>[] = [
  {
    title: 'is reachable and accepts the credential, without sending a message',
    sent: 'a health check',
    expected: 'no error',
    run: async (port) => {
      await port.check();
      return 'no error';
    },
    accepts: (result) => result === 'no error',
  },
];
