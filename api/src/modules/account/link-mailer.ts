import { Injectable } from '@nestjs/common';
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

/** Mails links to people's own addresses, and tells nobody whose address is known. */
@Injectable()
export class LinkMailer {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly limits: AccountLimits,
  ) {}

  /** Throws THIRD_PARTY, and then no link works and none is counted; TOO_MANY_REQUESTS. */
  async mail(asked: AskedLink): Promise<void> {
    const giveBack = await this.limits.takeLink(asked.emailAddress, asked.clientAddress);
    try {
      await this.send(asked);
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  /** Whoever came by a mail has its mailbox. */
  async verified(enrolmentId: string, emailAddress: string): Promise<void> {
    await this.enrolments.revise(enrolmentId, (current) =>
      current.emailAddress === emailAddress && !current.emailAddressVerified ? { emailAddressVerified: true } : {},
    );
  }

  private async send({ purpose, emailAddress, enrolment, linkOf }: AskedLink): Promise<void> {
    // A mail server that is down answers the same for an address that nobody has.
    if (!enrolment) return this.messages.check('email');
    const { level, id } = enrolment.brand;
    const brand = (await this.brands.byLevelAndId(level, id)) ?? (await this.brands.default());
    const to = { contact: emailAddress, brand, enrolmentId: enrolment.id };
    await this.links.handOver(purpose, { enrolmentId: enrolment.id, emailAddress }, (token) =>
      purpose === 'continue'
        ? this.messages.sendContinueLink(to, linkOf(token))
        : this.messages.sendPasswordReset(to, linkOf(token)),
    );
  }
}
