import { Inject, Injectable } from '@nestjs/common';
import {
  channelOf,
  linkLifetimeHours,
  maxPhoneLinkAttempts,
  portalPages,
  type PhoneLink,
  type SendPhoneLink,
} from '@home-move/contract';
import type { CallerIdentity } from '../../common/access/caller.js';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { AccountLimits } from '../account/account-limits.js';
import { brandPath } from '../brand/brand-path.js';
import { BrandService } from '../brand/brand.service.js';
import type { Brand } from '../brand/brands.data.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { PhoneWay } from '../links/link-token.model.js';
import { LinksService } from '../links/links.service.js';
import { Messages } from '../messages/messages.js';
import { contactOf } from '../otp/contact.js';
import { codeContactOf, hasPostcode } from './proof-of-mover.js';

const hourMs = 60 * 60 * 1000;
const shownForMs = linkLifetimeHours.phoneShown * hourMs;
const sentForMs = linkLifetimeHours.phoneSent * hourMs;

/** Makes links by which a mover goes on at the same step on another device. */
@Injectable()
export class PhoneLinkMaker {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly limits: AccountLimits,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** For the screen of the session that asks, and no longer than that lives. Throws DETAILS_MISSING, TOO_MANY_REQUESTS. */
  async show(caller: CallerIdentity, step: string): Promise<PhoneLink> {
    const { role, enrolmentId } = moverOf(caller);
    const enrolment = await this.ready(enrolmentId);
    await this.limits.hitPhoneLink(enrolmentId);
    const expiresAt = new Date(this.clock.now().getTime() + shownForMs).toISOString();
    const phone: PhoneWay = { role, step, sessionId: caller.sessionId, contactNumber: null };
    const link = { enrolmentId, phone, tries: maxPhoneLinkAttempts, worksForMs: shownForMs };
    const brand = await this.brands.of(enrolment.brand);
    return { url: this.page(brand, await this.links.issue('phone', link)), expiresAt };
  }

  /**
   * To the own address or number on record. Throws DETAILS_MISSING, TOO_MANY_REQUESTS, and THIRD_PARTY, which leaves no link
   * and counts for nothing.
   */
  async send(caller: CallerIdentity, { step, channel: code }: SendPhoneLink, clientAddress: string): Promise<void> {
    const { role, enrolmentId } = moverOf(caller);
    const enrolment = await this.ready(enrolmentId);
    const channel = channelOf(code);
    const contact = contactOf(enrolment, channel);
    if (contact === null) throw new DomainError('DETAILS_MISSING');
    const giveBack = await this.limits.takeLink(contact, clientAddress);
    const [emailAddress, contactNumber] = channel === 'email' ? [contact, null] : [null, contact];
    const phone: PhoneWay = { role, step, sessionId: null, contactNumber };
    const link = { enrolmentId, emailAddress, phone, tries: maxPhoneLinkAttempts, worksForMs: sentForMs };
    try {
      const brand = await this.brands.of(enrolment.brand);
      await this.links.handOver('phone', link, (token) =>
        this.messages.sendPhoneLink({ channel, contact, brand }, this.page(brand, token)),
      );
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  /** With something that shows on the other device that it is them. */
  private async ready(enrolmentId: string): Promise<EnrolmentRecord> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const canShow = hasPostcode(enrolment) || codeContactOf(enrolment) !== null;
    if (enrolment.lockedAt || !canShow) throw new DomainError('DETAILS_MISSING');
    return enrolment;
  }

  /** On the hosted portal, also where the journey runs in a partner's page. */
  private page(brand: Brand, token: string): string {
    return `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}${portalPages['phone-link'].replace(':phoneToken', token)}`;
  }
}

function moverOf({ role, enrolmentId }: CallerIdentity): { role: PhoneWay['role']; enrolmentId: string } {
  if (enrolmentId === null || !(role === 'enrolment' || role === 'customer')) throw new DomainError('FORBIDDEN');
  return { role, enrolmentId };
}
