import { Inject, Injectable } from '@nestjs/common';
import {
  channelOf,
  linkLifetimeHours,
  maxPhoneLinkAttempts,
  portalPages,
  type PhoneLink,
  type SendPhoneLink,
} from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { AccountLimits } from '../account/account-limits.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';
import { canOpen, contactOf, isProven } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { PhoneLinkOrigin } from '../links/link-token.model.js';
import { LinksService } from '../links/links.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { codeRecipient, hasPostcode } from './mover-proof.js';

const hourMs = 60 * 60 * 1000;
const shownLifetimeMs = linkLifetimeHours.phoneShown * hourMs;
const sentLifetimeMs = linkLifetimeHours.phoneSent * hourMs;

/** Issues links that continue the journey at the same step on another device. */
@Injectable()
export class PhoneLinkIssuer {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly limits: AccountLimits,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Issues a link to show on screen, valid while the caller's session lasts. Throws DETAILS_MISSING, TOO_MANY_REQUESTS. */
  async show(caller: CallerIdentity, step: string): Promise<PhoneLink> {
    const { role, enrolmentId } = requireMover(caller);
    const enrolment = await this.getProvable(enrolmentId);
    await this.limits.hitPhoneLink(enrolmentId);
    const expiresAt = this.clock.in(shownLifetimeMs).toISOString();
    const phone: PhoneLinkOrigin = { role, step, sessionId: caller.sessionId, contactNumber: null };
    const link = { enrolmentId, phone, maxAttempts: maxPhoneLinkAttempts, lifetimeMs: shownLifetimeMs };
    const brand = await this.brands.of(enrolment.brand);
    return { url: this.pageUrl(brand, await this.links.issue('phone', link)), expiresAt };
  }

  /**
   * Sends a link to the mover's own email address or number. Throws DETAILS_MISSING, CONTACT_UNVERIFIED, TOO_MANY_REQUESTS, and
   * THIRD_PARTY, after which no link is valid and none is counted.
   */
  async send(caller: CallerIdentity, { step, channel: code }: SendPhoneLink, clientAddress: string): Promise<void> {
    const { role, enrolmentId } = requireMover(caller);
    const enrolment = await this.getProvable(enrolmentId);
    const channel = channelOf(code);
    const contact = contactOf(enrolment, channel);
    if (contact === null) throw new DomainError('DETAILS_MISSING');
    if (!canOpen(enrolment, channel)) throw new DomainError('CONTACT_UNVERIFIED');
    const refund = await this.limits.takeLink(contact, clientAddress);
    const [emailAddress, contactNumber] = channel === 'email' ? [contact, null] : [null, contact];
    const phone: PhoneLinkOrigin = { role, step, sessionId: null, contactNumber };
    const link = { enrolmentId, emailAddress, phone, maxAttempts: maxPhoneLinkAttempts, lifetimeMs: sentLifetimeMs };
    try {
      const brand = await this.brands.of(enrolment.brand);
      await this.links.deliver('phone', link, (token) =>
        this.messages.sendPhoneLink(
          { channel, contact, brand, enrolmentId, isProven: isProven(enrolment, channel) },
          this.pageUrl(brand, token),
        ),
      );
    } catch (error) {
      await refund();
      throw error;
    }
  }

  /** The enrolment, provided that the mover can prove their identity on the other device. */
  private async getProvable(enrolmentId: string): Promise<EnrolmentRecord> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const canShow = hasPostcode(enrolment) || codeRecipient(enrolment) !== null;
    if (enrolment.lockedAt || !canShow) throw new DomainError('DETAILS_MISSING');
    return enrolment;
  }

  /** Always a page of the hosted portal, even when the journey is embedded in a partner's page. */
  private pageUrl(brand: Brand, token: string): string {
    return `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}${portalPages['phone-link'].replace(':phoneToken', token)}`;
  }
}

function requireMover({ role, enrolmentId }: CallerIdentity): { role: PhoneLinkOrigin['role']; enrolmentId: string } {
  if (enrolmentId === null || !(role === 'enrolment' || role === 'customer')) throw new DomainError('FORBIDDEN');
  return { role, enrolmentId };
}
