import { Inject, Injectable } from '@nestjs/common';
import { enrolmentStatus, linkLifetimeDays } from '@home-move/contract';
import { ENV, type Env } from '../../config/env.js';
import { BrandService } from '../brand/brand.service.js';
import { type Brand, brandPath } from '../brand/brands.data.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import type { MailRecipient } from '../messages/messages.js';

/** Longer than for requested links: an unexpected mail may be read days later. */
const LINK_LIFETIME_MS = linkLifetimeDays.reminder * 24 * 60 * 60 * 1000;

export interface ContinueMail {
  readonly enrolmentId: string;
  readonly isWanted: (enrolment: EnrolmentRecord) => boolean;
  readonly send: (to: MailRecipient, link: string) => Promise<void>;
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

  /** Sends nothing when the enrolment has ended or the mail is unwanted. Throws THIRD_PARTY, and then issues no link. */
  async mail({ enrolmentId, isWanted, send }: ContinueMail): Promise<void> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || !isUnderWay(enrolment) || enrolment.emailAddress === null || !isWanted(enrolment)) return;
    const { emailAddress } = enrolment;
    const brand = await this.brands.of(enrolment.brand);
    const to = { contact: emailAddress, brand, enrolmentId };
    await this.links.deliver('continue', { enrolmentId, emailAddress, lifetimeMs: LINK_LIFETIME_MS }, (token) =>
      send(to, this.continuePage(brand, token)),
    );
  }

  /** [ROUTE-14] */
  private continuePage(brand: Brand, token: string): string {
    return `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}/continue/${token}`;
  }
}

function isUnderWay({ status, forgottenAt, lockedAt }: EnrolmentRecord): boolean {
  const isOver = status === enrolmentStatus.complete || status === enrolmentStatus.closed;
  return !isOver && forgottenAt === null && lockedAt === null;
}
