import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import * as z from 'zod';
import { Log } from '../../common/logging/log.js';
import { ENV, type Env } from '../../config/env.js';
import { HttpProvider } from '../http-provider.js';
import { noMobileNumber, smsErrorCode } from './known-errors.js';
import { SmsPort } from './sms.port.js';

const taken = z.object({ sid: z.string().min(1), status: z.enum(['queued', 'sent', 'delivered']) });

/** The number of a fixed line in a range that is never given out: refused before anything is sent. */
const nobody = '+441632960000';

/** The text message vendor. A message is sent once: one that it may have taken is not sent again. */
@Injectable()
export class HttpSms extends SmsPort implements OnApplicationShutdown {
  private readonly http: HttpProvider;
  private readonly from: string;

  constructor(@Inject(ENV) env: Env, log: Log) {
    super();
    this.from = env.SMS_SENDER;
    this.http = new HttpProvider({
      name: 'sms',
      url: env.SMS_URL,
      apiKey: env.PROVIDER_API_KEY,
      timeoutMs: env.PROVIDER_TIMEOUT,
      log,
      errorCode: smsErrorCode,
      knownErrors: {},
    });
  }

  override async send(to: string, text: string): Promise<void> {
    await this.message(to.replace(/^0/, '+44'), text);
  }

  /** The vendor has no question for this but a message that it refuses. */
  override async check(): Promise<void> {
    await this.message(nobody, '-', { [noMobileNumber]: 'it answers' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.http.close();
  }

  private async message(to: string, text: string, outcomes: Readonly<Record<string, string>> = {}): Promise<void> {
    const body = { to, from: this.from, body: text };
    await this.http.ask({ method: 'POST', path: '/v1/messages', body, repeatable: false, answer: taken, outcomes });
  }
}
