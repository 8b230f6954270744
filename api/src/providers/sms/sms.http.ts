import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { ENV, type Env } from '../../config/env.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { notAMobileNumber, smsErrorCode } from './known-errors.js';
import { SmsPort } from './sms.port.js';

const acceptedResponse = z.object({ sid: z.string().min(1), status: z.enum(['queued', 'sent', 'delivered']) });

/** A landline number in a range that is never allocated: the vendor rejects it before sending anything. */
const unallocatedNumber = '+441632960000';

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
      urlFrom: 'SMS_URL',
      keyFrom: 'SMS_KEY',
      timeLimitFrom: 'SMS_TIMEOUT',
      retriesFrom: 'SMS_RETRY_PERCENT',
      errorCode: smsErrorCode,
      knownErrors: {},
    });
  }

  override async send(to: string, text: string, sender: string | null): Promise<void> {
    await this.message({ to: to.replace(/^0/, '+44'), from: sender ?? this.defaultSender, body: text });
  }

  /** The vendor has no status call, so this sends a message that it is certain to reject. */
  override async check(): Promise<void> {
    const body = { to: unallocatedNumber, from: this.defaultSender, body: '-' };
    await this.message(body, { [notAMobileNumber]: 'reachable' });
  }

  private async message(
    body: { readonly to: string; readonly from: string; readonly body: string },
    outcomes: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.http.call({
      method: 'POST',
      path: '/v1/messages',
      body,
      retryable: false,
      response: acceptedResponse,
      outcomes,
    });
  }
}
