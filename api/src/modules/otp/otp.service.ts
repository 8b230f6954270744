import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  channelOf,
  codeLength,
  codeLifetimeMinutes,
  maxCodeAttempts,
  type OtpRequest,
  type OtpVerify,
  type Tokens,
} from '@home-move/contract';
import type { CallerIdentity } from '../../common/access/caller.js';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { AccountLimits } from '../account/account-limits.js';
import { FirstProof } from '../account/first-proof.js';
import { BrandService } from '../brand/brand.service.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { Messages } from '../messages/messages.js';
import { TokensService } from '../token/tokens.service.js';
import { type Challenge, ChallengeRepository } from './challenge.repository.js';
import { asLookUp, asVerified, type Contact, contactOf } from './contact.js';

/** A code to be sent. */
export interface NewCode {
  /** Whose code it will be. */
  readonly sessionId: string;
  readonly to: Contact;
  readonly enrolment: EnrolmentRecord;
  /** Of a link to another device, which is used up with the code. */
  readonly linkId: string | null;
}

/** One-time passwords: a code belongs to the session that asked for it. */
@Injectable()
export class OtpService {
  constructor(
    private readonly challenges: ChallengeRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly links: LinksService,
    private readonly messages: Messages,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    private readonly firstProof: FirstProof,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Sends a code: to log in, or within an enrolment to verify its own contact. Throws NOT_FOUND, TOO_MANY_REQUESTS, and
   * THIRD_PARTY, which leaves no code and counts for nothing. [OTP-04, OTP-07, OTP-14]
   */
  async send(caller: CallerIdentity, { channel: code, contact }: OtpRequest, clientAddress: string): Promise<void> {
    const to = { channel: channelOf(code), contact };
    const giveBack = await this.limits.takeCode(contact, clientAddress);
    const enrolment = await this.reachedBy(to, caller);
    if (!enrolment) throw new DomainError('NOT_FOUND');
    await this.challenge({ sessionId: caller.sessionId, to, enrolment, linkId: null }, giveBack);
  }

  /** As `send`, to a contact of the move behind a link to another device. Throws TOO_MANY_REQUESTS, THIRD_PARTY. */
  async sendBehindLink(code: NewCode, clientAddress: string): Promise<void> {
    await this.challenge(code, await this.limits.takeCode(code.to.contact, clientAddress));
  }

  /**
   * Tokens for a code that this session asked for, once; the contact is verified then. Throws INVALID_OTP for one that is
   * wrong, used, too old, of another session, or sent to a contact that is not the mover's any more. An agent whom the
   * mover read the code out to stays an agent. [OTP-05]
   */
  async verify(
    { sessionId, enrolmentId: own, agentName }: CallerIdentity,
    asked: OtpVerify,
    clientAddress: string,
  ): Promise<Tokens> {
    const giveBack = await this.limits.takeCodeTry(clientAddress);
    const channel = channelOf(asked.channel);
    const tried = await this.challenges.takeTries(sessionId, channel, this.clock.now());
    const hash = this.hash('code', sessionId, channel, asked.code);
    const sent = tried.find(({ codeHash }) => timingSafeEqual(Buffer.from(codeHash), Buffer.from(hash)));
    if (!sent || !(await this.challenges.use(sent.id))) throw new DomainError('INVALID_OTP');
    const before = await this.confirm(sent);
    if (own === null) await this.firstProof.of(before);
    await giveBack();
    const { enrolmentId, linkId } = sent;
    if (linkId !== null) await this.links.end(linkId);
    return this.tokens.issue(
      agentName === null ? { role: 'customer', enrolmentId } : { role: 'agent', enrolmentId, agentName },
    );
  }

  private async reachedBy(to: Contact, { enrolmentId }: CallerIdentity): Promise<EnrolmentRecord | null> {
    if (enrolmentId === null) return this.enrolments.byContact(asLookUp(to));
    const own = await this.enrolments.get(enrolmentId);
    return contactOf(own, to.channel) === to.contact ? own : null;
  }

  /** A code counts from when its message was handed over, so that one that failed leaves nothing. */
  private async challenge(wanted: NewCode, giveBack: () => Promise<void>): Promise<void> {
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    try {
      await this.messages.sendCode({ ...wanted.to, brand: await this.brands.of(wanted.enrolment.brand) }, code);
      await this.keep(wanted, code);
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  private async keep({ sessionId, to, enrolment, linkId }: NewCode, code: string): Promise<void> {
    await this.challenges.keep({
      sessionId,
      channel: to.channel,
      enrolmentId: enrolment.id,
      codeHash: this.hash('code', sessionId, to.channel, code),
      contactHash: this.hash('contact', to.contact),
      triesLeft: maxCodeAttempts,
      linkId,
      expiresAt: new Date(this.clock.now().getTime() + codeLifetimeMinutes * 60_000),
    });
  }

  /** The enrolment as it was. */
  private async confirm({ enrolmentId, channel, contactHash }: Challenge): Promise<EnrolmentRecord> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt) throw new DomainError('INVALID_OTP');
    await this.enrolments.revise(enrolmentId, (current) => {
      const contact = contactOf(current, channel);
      if (contact === null || this.hash('contact', contact) !== contactHash) throw new DomainError('INVALID_OTP');
      const isVerified = channel === 'email' ? current.emailAddressVerified : current.contactNumberVerified;
      return isVerified ? {} : asVerified(channel);
    });
    return enrolment;
  }

  /** Six digits are soon tried out on a hash: this one takes the key. */
  private hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.env.JWT_SECRET)
      .update(JSON.stringify(['otp', ...parts]))
      .digest('base64url');
  }
}
