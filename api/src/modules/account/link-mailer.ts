import { Injectable } from '@nestjs/common';
import { Timers } from '../../common/clock/clock.js';
import { BrandService } from '../brand/brand.service.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { Messages } from '../messages/messages.js';
import { AccountLimits } from './account-limits.js';

/** A link that somebody asked for. */
export interface AskedLink {
  readonly purpose: 'password-reset' | 'continue';
  readonly emailAddress: string;
  /** Whose address it is; null for one that nobody has. */
  readonly enrolment: EnrolmentRecord | null;
  readonly linkOf: (token: string) => string;
  readonly clientAddress: string;
}

/** Answers come in steps of this: handing a mail over and asking whether the server works do not take the same time. */
const stepMs = 250;

/** Mails links to people's own addresses, and tells nobody whose address is known. */
@Injectable()
export class LinkMailer {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly limits: AccountLimits,
    private readonly timers: Timers,
  ) {}

  /** Throws THIRD_PARTY, and then no link works and none is counted; TOO_MANY_REQUESTS. */
  async mail(asked: AskedLink): Promise<void> {
    const giveBack = await this.limits.takeLink(asked.emailAddress, asked.clientAddress);
    const started = performance.now();
    try {
      await this.send(asked);
    } catch (error) {
      await giveBack();
      throw error;
    } finally {
      await this.untilNextStep(started);
    }
  }

  /** Whoever came by a mail has its mailbox. */
  async verified(enrolmentId: string, emailAddress: string): Promise<void> {
    await this.enrolments.revise(enrolmentId, (current) =>
      current.emailAddress === emailAddress && !current.emailAddressVerified ? { emailAddressVerified: true } : {},
    );
  }

  private untilNextStep(started: number): Promise<void> {
    const taken = performance.now() - started;
    return new Promise((done) => this.timers.after(Math.ceil(taken / stepMs) * stepMs - taken, done));
  }

  private async send({ purpose, emailAddress, enrolment, linkOf }: AskedLink): Promise<void> {
    // A mail server that is down answers the same for an address that nobody has.
    if (!enrolment) return this.messages.check('email');
    const brand = await this.brands.of(enrolment.brand);
    const to = { contact: emailAddress, brand, enrolmentId: enrolment.id };
    await this.links.handOver(purpose, { enrolmentId: enrolment.id, emailAddress }, (token) =>
      purpose === 'continue'
        ? this.messages.sendContinueLink(to, linkOf(token))
        : this.messages.sendPasswordReset(to, linkOf(token)),
    );
  }
}
