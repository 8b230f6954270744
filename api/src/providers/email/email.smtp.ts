import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { createTransport } from 'nodemailer';
import { Log } from '../../common/logging/log.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { guardOfProvider, reasonOf, retryOfProvider } from '../provider-guard.js';
import { EmailPort, type OutgoingMail } from './email.port.js';
import { smtpFailure } from './smtp-failure.js';

/** Connections that are kept, and mails on their way at once: none waits where we could not stop it. */
const connections = 5;

/** A mail server, over pooled connections. */
@Injectable()
export class SmtpEmail extends EmailPort implements OnApplicationShutdown {
  private readonly server;
  private readonly guarded = guardOfProvider(connections);
  private readonly onTime;
  private readonly from: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly log: Log,
  ) {
    super();
    this.from = env.MAIL_FROM;
    this.onTime = wrap(retryOfProvider(), timeout(env.PROVIDER_TIMEOUT, TimeoutStrategy.Aggressive));
    this.server = createTransport({
      url: env.SMTP_URL,
      pool: true,
      // Codes and links are no postcards: the sandbox's server alone may do without.
      requireTLS: env.APP_MODE === 'production',
      maxConnections: connections,
      // The pool would send a mail again that was on its way when the connection broke: the server may have taken it.
      maxRequeues: 0,
      connectionTimeout: env.PROVIDER_TIMEOUT,
      greetingTimeout: env.PROVIDER_TIMEOUT,
      socketTimeout: env.PROVIDER_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override send({ fromName, to, headers, ...mail }: OutgoingMail): Promise<void> {
    // As text it would be read as a list: "sam@a.example,b.example" is another mailbox to our limits and Sam's to the server.
    const people = { from: { name: fromName, address: this.from }, to: { name: '', address: to } };
    return this.ask('send', (signal) => this.server.sendMail({ ...mail, ...people, headers, signal }));
  }

  override check(): Promise<void> {
    return this.ask('check', () => this.server.verify());
  }

  onApplicationShutdown(): void {
    this.server.close();
  }

  /** `signal` ends the connection of a mail that took too long, so that it is not delivered after all. */
  private async ask(call: string, attempt: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const started = performance.now();
    const report = (outcome: string) =>
      this.log.info({ provider: 'email', call, outcome, ms: Math.round(performance.now() - started) }, 'provider call');
    try {
      await this.guarded.execute(() => this.onTime.execute(({ signal }) => attempted(() => attempt(signal))));
      report('ok');
    } catch (error) {
      report(reasonOf(error));
      throw new DomainError('THIRD_PARTY', { cause: error });
    }
  }
}

async function attempted(attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    throw smtpFailure(error);
  }
}
