import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { ENV, type Env } from '../../config/env.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { type OutgoingText, SmsPort } from './sms.port.js';

const messageResponse = z.object({
  sid: z.string().min(1),
  status: z.enum(['accepted', 'scheduled', 'queued', 'sending', 'sent', 'delivered']),
});
const accountResponse = z.object({ sid: z.string().min(1), status: z.literal('active') });
const rejection = z.object({ code: z.number().int() });

/** The vendor's code of an error, such as 21211 for an invalid number; null when it sends none. */
function errorCode(body: unknown): string | null {
  const code = rejection.safeParse(body).data?.code;
  return code === undefined ? null : String(code);
}

/**
 * Twilio's Messages resource: https://www.twilio.com/docs/messaging/api/message-resource, with the account resource as its
 * health check: https://www.twilio.com/docs/iam/api/account. A message that the vendor may already have accepted is
 * never sent again, because the resource has no idempotency key.
 */
@Injectable()
export class Twilio extends SmsPort {
  private readonly http: HttpProvider;
  private readonly accountSid: string;
  private readonly defaultSender: string;

  constructor(@Inject(ENV) env: Pick<Env, 'SMS_KEY' | 'SMS_SENDER'>, providers: HttpProviderFactory) {
    super();
    this.accountSid = env.SMS_KEY.slice(0, env.SMS_KEY.indexOf(':'));
    this.defaultSender = env.SMS_SENDER;
    this.http = providers.create({
      name: 'sms',
      recipient: { id: 'twilio', kind: 'textService' },
      urlFrom: 'SMS_URL',
      keyFrom: 'SMS_KEY',
      timeLimitFrom: 'SMS_TIMEOUT',
      retriesFrom: 'SMS_RETRY_PERCENT',
      authenticate: (key) => ({ authorization: `Basic ${Buffer.from(key).toString('base64')}` }),
      errorCode,
      knownErrors: {},
    });
  }

  override async send({ to, text, sender, about }: OutgoingText): Promise<void> {
    const { purpose, enrolmentId, kinds, contactKind = 'phone' } = about;
    await this.http.call({
      method: 'POST',
      path: '/2010-04-01/Accounts/:accountSid/Messages.json',
      params: { accountSid: this.accountSid },
      form: { To: to.replace(/^0/, '+44'), From: sender ?? this.defaultSender, Body: text },
      discloses: {
        purpose,
        enrolmentId,
        params: { accountSid: null },
        form: { To: contactKind, From: null, Body: kinds },
      },
      retryable: false,
      response: messageResponse,
    });
  }

  override async check(): Promise<void> {
    await this.http.call({
      method: 'GET',
      path: '/2010-04-01/Accounts/:accountSid.json',
      params: { accountSid: this.accountSid },
      discloses: { purpose: null, params: { accountSid: null } },
      retryable: true,
      response: accountResponse,
    });
  }
}
