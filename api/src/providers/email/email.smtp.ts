import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { Transporter } from 'nodemailer';
import { type DataMap, kindsIn } from '../../common/disclosures/data-map.js';
import { Disclosures, type MessageSubject } from '../../common/disclosures/disclosures.js';
import { Log } from '../../common/logging/log.js';
import { currentRequestId } from '../../common/logging/request-id.js';
import { noTelemetry, Telemetry } from '../../common/telemetry/telemetry.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { CONNECTION_TIMEOUT_MS } from '../../config/time-limits.js';
import { Delivery, sendRecorded } from '../http/delivery.js';
import { ProviderFailure, UnrecordedDisclosure } from '../http/provider-failure.js';
import { createProviderPolicy, createRetryPolicy, isClosed } from '../http/provider-policies.js';
import { ReportedCall } from '../http/reported-call.js';
import { RetryBudget } from '../http/retry-budget.js';
import { EmailPort, type OutgoingMail } from './email.port.js';
import { smtpFailure } from './smtp-failure.js';

/** Size of the pool and of the bulkhead: no mail waits in the pool, because it could not be cancelled there. */
const poolSize = 5;

const recipient = { id: 'email', kind: 'mailService' } as const;

/** The settings of the mail server. */
export type SmtpSettings = Pick<
  Env,
  'APP_MODE' | 'MAIL_FROM' | 'PROVIDER_RETRIES_PER_MINUTE' | 'SMTP_RETRY_PERCENT' | 'SMTP_TIMEOUT' | 'SMTP_URL'
>;

/**
 * Sends mail over pooled SMTP connections (https://www.rfc-editor.org/rfc/rfc5321), in production only with TLS: STARTTLS
 * (https://www.rfc-editor.org/rfc/rfc3207), or an `smtps:` URL. Postmark's server is one such:
 * https://postmarkapp.com/developer/user-guide/send-email-with-smtp. Mails carry the id of the request or job that sends them.
 */
@Injectable()
export class SmtpEmail extends EmailPort implements OnApplicationShutdown {
  private server: Promise<Transporter> | null = null;
  private readonly policy = createProviderPolicy(poolSize);
  private readonly retryBudget: RetryBudget;

  constructor(
    @Inject(ENV) private readonly env: SmtpSettings,
    private readonly log: Log,
    private readonly disclosures: Disclosures,
    @Optional() private readonly telemetry: Telemetry = noTelemetry,
  ) {
    super();
    telemetry.observe('circuit', () =>
      Promise.resolve([{ value: isClosed(this.policy) ? 0 : 1, attributes: { 'provider.name': 'email' } }]),
    );
    const retries = { percent: env.SMTP_RETRY_PERCENT, perMinute: env.PROVIDER_RETRIES_PER_MINUTE };
    this.retryBudget = new RetryBudget(retries, (outcome) =>
      telemetry.count('providerRetry', 1, { 'provider.name': 'email', outcome }),
    );
  }

  override async send({ about, headers, ...content }: OutgoingMail): Promise<void> {
    const { fromName, fromAddress, replyTo, to, id, ...mail } = content;
    const disclosure = { ...about, recipient, kinds: kindsIn(content, mailData(about)), reference: null };
    // As a string, "sam@a.example,b.example" would be parsed as a list: our limits would see a different mailbox.
    const messageId = id === null ? {} : { messageId: `<${id}@${this.env.MAIL_FROM.split('@').at(-1) ?? ''}>` };
    const from = { name: fromName, address: fromAddress ?? this.env.MAIL_FROM };
    const addresses = {
      from,
      to: { name: '', address: to },
      ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    };
    const requestId = currentRequestId();
    const allHeaders = { ...headers, ...(requestId !== undefined && { 'X-Request-Id': requestId }) };
    const send = async (signal: AbortSignal) =>
      (await this.connections()).sendMail({ ...mail, ...messageId, ...addresses, headers: allHeaders, signal });
    await this.call('send', send, (attempts) =>
      sendRecorded({ disclosures: this.disclosures, disclosure }, (delivery) => attempts(delivery)),
    );
  }

  override check(): Promise<void> {
    return this.call('check', async () => (await this.connections()).verify());
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.server)?.close();
  }

  /** The pool, created with the first mail: loading the package delays the start. */
  private connections(): Promise<Transporter> {
    this.server ??= this.createPool();
    return this.server;
  }

  private async createPool(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.env.SMTP_URL,
      pool: true,
      // Mails carry codes and links, so production requires TLS; only the sandbox does without.
      requireTLS: this.env.APP_MODE === 'production',
      maxConnections: poolSize,
      // The pool must not resend a mail whose connection broke: the server may already have accepted it.
      maxRequeues: 0,
      connectionTimeout: Math.min(CONNECTION_TIMEOUT_MS, this.env.SMTP_TIMEOUT),
      greetingTimeout: this.env.SMTP_TIMEOUT,
      socketTimeout: this.env.SMTP_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** `signal` closes the connection of a mail that timed out, so that it is not delivered after all. */
  private async call(
    call: string,
    attempt: (signal: AbortSignal) => Promise<unknown>,
    within: (attempts: (delivery: Delivery) => Promise<void>) => Promise<void> = (attempts) => attempts(new Delivery()),
  ): Promise<void> {
    try {
      await new ReportedCall('email', call, this.log, this.telemetry).run(async (countAttempt) => {
        // Before the time limit begins.
        await this.connections();
        await this.policy.execute(() =>
          within((delivery) => {
            this.retryBudget.countCall();
            const limitPolicy = timeout(this.env.SMTP_TIMEOUT, TimeoutStrategy.Aggressive);
            return wrap(limitPolicy, createRetryPolicy(this.retryBudget)).execute(({ signal }) => {
              countAttempt();
              return withSmtpFailure(() => attempt(signal), delivery);
            });
          }),
        );
      });
    } catch (error) {
      if (error instanceof UnrecordedDisclosure) throw error.cause;
      throw new DomainError('THIRD_PARTY', { cause: error });
    }
  }
}

async function withSmtpFailure(attempt: () => Promise<unknown>, delivery: Delivery): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const failure = smtpFailure(error);
    // A transient failure, like a permanent rejection, leaves no mail at the server.
    if (failure instanceof ProviderFailure && !failure.isTransient) delivery.noteSent();
    throw failure;
  }
}

/** Names of senders and the id of a mail are ours; headers hold links that its text also has. */
const mailData = ({
  kinds,
  contactKind = 'email',
}: MessageSubject): DataMap<Omit<OutgoingMail, 'about' | 'headers'>> => ({
  fromName: null,
  fromAddress: null,
  replyTo: null,
  to: contactKind,
  subject: kinds,
  id: null,
  text: kinds,
  html: kinds,
});
