import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { ENV, type Env } from '../../config/env.js';
import { HttpProviderFactory } from '../http/http-provider.factory.js';
import type { HttpProvider } from '../http/http-provider.js';
import { type OutgoingText, SmsPort } from './sms.port.js';

/** The vendor's examples have ids as text and as numbers. */
const messageResponse = z.object({ messageid: z.union([z.string().min(1), z.number()]), status: z.string().min(1) });
const testResponse = z.object({});
const rejection = z.object({ errorCode: z.number().int() });

/** The vendor's code of an error; null when it sends none. */
function errorCode(body: unknown): string | null {
  const code = rejection.safeParse(body).data?.errorCode;
  return code === undefined ? null : String(code);
}

/**
 * The SMS Works, a British gateway: https://thesmsworks.co.uk/developers (credential) and
 * https://api.thesmsworks.co.uk/docs/api-reference.html (`POST /message/send`, `GET /utils/test`). A message that the
 * vendor may already have accepted is never sent again, because the call has no idempotency key.
 */
@Injectable()
export class SmsWorks extends SmsPort {
  private readonly http: HttpProvider;
  private readonly defaultSender: string;

  constructor(@Inject(ENV) env: Pick<Env, 'SMS_SENDER'>, providers: HttpProviderFactory) {
    super();
    this.defaultSender = env.SMS_SENDER;
    this.http = providers.create({
      name: 'sms',
      recipient: { id: 'sms-works', kind: 'textService' },
      urlFrom: 'SMS_URL',
      keyFrom: 'SMS_KEY',
      timeLimitFrom: 'SMS_TIMEOUT',
      retriesFrom: 'SMS_RETRY_PERCENT',
      // The vendor issues the token with its scheme: "JWT eyJ…".
      authenticate: (token) => ({ authorization: token }),
      errorCode,
      knownErrors: {},
    });
  }

  override async send({ to, text, sender, about }: OutgoingText): Promise<void> {
    const { purpose, enrolmentId, kinds, contactKind = 'phone' } = about;
    // The vendor's numbers have no sign.
    const from = (sender ?? this.defaultSender).replace(/^\+/, '');
    await this.http.call({
      method: 'POST',
      path: '/v1/message/send',
      body: { sender: from, destination: to.replace(/^0/, '44'), content: text },
      discloses: { purpose, enrolmentId, body: { sender: null, destination: contactKind, content: kinds } },
      retryable: false,
      response: messageResponse,
    });
  }

  override async check(): Promise<void> {
    await this.http.call({
      method: 'GET',
      path: '/v1/utils/test',
      discloses: { purpose: null },
      retryable: true,
      response: testResponse,
    });
  }
}
