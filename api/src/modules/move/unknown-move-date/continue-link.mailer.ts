import { Inject, Injectable } from '@nestjs/common';
import { enrolmentStatus, linkLifetimeDays } from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';
import { canOpen, isProven } from '../enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../../identity/links/links.service.js';
import type { LinkOpens, MailRecipient } from '../../platform/messages/messages.js';

/** Longer than for requested links: an unexpected mail may be read days later. */
const LINK_LIFETIME_MS = linkLifetimeDays.reminder * 24 * 60 * 60 * 1000;

export interface ContinueMail {
  readonly enrolmentId: string;
  readonly isWanted: (enrolment: EnrolmentRecord) => boolean;
  readonly send: (to: MailRecipient, link: string, opens: LinkOpens) => Promise<void>;
}

/** Sends mails with a link to continue a move. */
@Injectable()
export class ContinueLinkMailer {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Sends nothing when the enrolment has ended, the mail is unwanted or neither contact opens the enrolment. Where the mobile
   * number alone opens it, the mail leads to the login by code. Throws THIRD_PARTY, and then issues no link.
   */
  async mail({ enrolmentId, isWanted, send }: ContinueMail): Promise<void> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || !isUnderWay(enrolment) || enrolment.emailAddress === null || !isWanted(enrolment)) return;
    const { emailAddress } = enrolment;
    const brand = await this.brands.of(enrolment.brand);
    const to = { contact: emailAddress, brand, enrolmentId, isProven: isProven(enrolment, 'email') };
    if (canOpen(enrolment, 'email'))
      await this.links.deliver('continue', { enrolmentId, emailAddress, lifetimeMs: LINK_LIFETIME_MS }, (token) =>
        send(to, this.page(brand, `continue/${token}`), 'move'),
      );
    else if (canOpen(enrolment, 'sms')) await send(to, this.page(brand, 'login'), 'login');
  }

  /** [ROUTE-10] [ROUTE-14] */
  private page(brand: Brand, path: string): string {
    return `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}/${path}`;
  }
}

/** Whether a mover can still continue an enrolment. */
export function isUnderWay({ status, closedAt, forgottenAt }: EnrolmentRecord): boolean {
  const isOver = status === enrolmentStatus.complete || status === enrolmentStatus.closed || closedAt !== null;
  return !isOver && forgottenAt === null;
}
