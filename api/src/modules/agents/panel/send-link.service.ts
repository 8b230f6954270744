import { Inject, Injectable } from '@nestjs/common';
import {
  formMessages,
  inviteParam,
  isOffered,
  type HistoryType,
  type InviteJourney,
  type SendLink,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { postcodeOf } from '../../identity/account/account-state.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { brandPath } from '../../brands/brand/brands.data.js';
import { canOpen, isProven } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { HistoryService } from '../history/history.service.js';
import { type LinkOpens, Messages } from '../../platform/messages/messages.js';

/** How the history names a link that was sent. */
const sentTypes: Readonly<Record<InviteJourney | 'none', HistoryType>> = {
  none: 'link-sent',
  energy: 'energy-invite-sent',
  entertainment: 'broadband-invite-sent',
};

/** Mails customers the link to their move during a call. */
@Injectable()
export class SendLinkService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly history: HistoryService,
    private readonly limiter: RateLimiter,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * The link opens nothing by itself, because an agent may have misheard the address: its page requires surname and
   * postcode, or the login sends a code to the contact that opens the enrolment. The link contains the token that the
   * first proof of a contact renews, so that a failed mail leaves no new token behind.
   *
   * Throws DETAILS_MISSING, VALIDATION for a journey that the brand does not offer, ENROLMENT_COMPLETE,
   * CONTACT_UNVERIFIED, CONTACT_UNSUBSCRIBED, TOO_MANY_REQUESTS or THIRD_PARTY; then nothing was sent, and the history
   * has no entry. Throws OUTCOME_UNKNOWN if it repeats a call that was interrupted during sending. [TEL-08 to TEL-10]
   */
  async send(enrolmentId: string, { journey }: SendLink): Promise<void> {
    const { enrolment, contact, opens } = await this.prepare(enrolmentId, { journey });
    const brand = await this.brands.of(enrolment.brand);
    const path = opens === 'login' ? '/login' : `/confirm-details/${enrolment.saveAndContinueToken}`;
    const link = new URL(`${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}${path}`);
    if (journey && opens === 'move') link.searchParams.set(inviteParam, journey);
    const run = async (beforeSending: () => Promise<void>) => {
      const refund = await this.limiter.take(perEnrolment('send-link', enrolmentId, this.env.SEND_LINK_LIMIT));
      try {
        const to = { contact, brand, enrolmentId, isProven: isProven(enrolment, 'email'), beforeSending };
        const outcome = await this.messages.sendAgentLink(to, link.href, { journey, opens });
        if (outcome === 'blocked') throw new DomainError('CONTACT_UNSUBSCRIBED');
      } catch (error) {
        await refund();
        throw error;
      }
    };
    await this.history.attempting(enrolmentId, sentTypes[journey ?? 'none'], { run });
  }

  /** Returns the recipient of a link and the page that it opens. Sends nothing. Throws like `send`, apart from limits and failures of mail. */
  async prepare(
    enrolmentId: string,
    { journey }: SendLink,
  ): Promise<{ readonly enrolment: EnrolmentRecord; readonly contact: string; readonly opens: LinkOpens }> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const contact = requireDetails(enrolment);
    if (journey) rejectUnlessOpen(enrolment, journey);
    return { enrolment, contact, opens: linkOpens(enrolment) };
  }
}

/** The email address. The page of the link compares surname and postcode. [TEL-09] */
function requireDetails(enrolment: EnrolmentRecord): string {
  const { emailAddress, surname } = enrolment;
  const required = { emailAddress, surname, postcode: postcodeOf(enrolment) };
  const missing = Object.entries(required).filter(([, value]) => value === null);
  if (emailAddress !== null && missing.length === 0) return emailAddress;
  const errors = Object.fromEntries(missing.map(([field]) => [field, formMessages.mandatory]));
  throw new DomainError('DETAILS_MISSING', { errors });
}

function rejectUnlessOpen({ offered, completed }: EnrolmentRecord, journey: InviteJourney): void {
  if (!isOffered(offered[journey])) throw new DomainError('VALIDATION', { errors: { journey: formMessages.invalid } });
  if (completed[journey]) throw new DomainError('ENROLMENT_COMPLETE');
}

/**
 * A lock closes the page with surname and postcode, and an unproven address opens nothing while another contact is
 * proven. In both cases the mail links to the login by code. Throws CONTACT_UNVERIFIED if the login opens nothing
 * either.
 */
function linkOpens(enrolment: EnrolmentRecord): LinkOpens {
  if (canOpen(enrolment, 'email') && enrolment.lockedAt === null) return 'move';
  if (canOpen(enrolment, 'email') || canOpen(enrolment, 'sms')) return 'login';
  throw new DomainError('CONTACT_UNVERIFIED');
}
