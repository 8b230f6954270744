import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { ENV, type Env } from '../../config/env.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { smsErrorCode } from './known-errors.js';
import { type OutgoingText, SmsPort } from './sms.port.js';

const acceptedResponse = z.object({ sid: z.string().min(1), status: z.enum(['queued', 'sent', 'delivered']) });
const statusResponse = z.object({ status: z.literal('active') });

/** The SMS vendor. A message that the vendor may already have accepted is never sent again. */
@Injectable()
export class HttpSms extends SmsPort {
  private readonly http: HttpProvider;
  private readonly defaultSender: string;

  constructor(@Inject(ENV) env: Pick<Env, 'SMS_SENDER'>, providers: HttpProviderFactory) {
    super();
    this.defaultSender = env.SMS_SENDER;
    this.http = providers.create({
      name: 'sms',
      recipient: { id: 'sms', kind: 'textService' },
      urlFrom: 'SMS_URL',
      keyFrom: 'SMS_KEY',
      timeLimitFrom: 'SMS_TIMEOUT',
      retriesFrom: 'SMS_RETRY_PERCENT',
      errorCode: smsErrorCode,
      knownErrors: {},
    });
  }

  override async send({ to, text, sender, about }: OutgoingText): Promise<void> {
    const { purpose, enrolmentId, kinds, contactKind = 'phone' } = about;
    await this.http.call({
      method: 'POST',
      path: '/v1/messages',
      body: { to: to.replace(/^0/, '+44'), from: sender ?? this.defaultSender, body: text },
      discloses: { purpose, enrolmentId, body: { to: contactKind, from: null, body: kinds } },
      retryable: false,
      response: acceptedResponse,
    });
  }

  override async check(): Promise<void> {
    await this.http.call({
      method: 'GET',
      path: '/v1/status',
      discloses: { purpose: null },
      retryable: true,
      response: statusResponse,
    });
  }
}
