import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  channelOf,
  codeLength,
  codeLifetimeMinutes,
  maxCodeAttempts,
  type Channel,
  type OtpRequest,
  type OtpVerify,
  type Tokens,
} from '@home-move/contract';
import type { CallerIdentity } from '../../../common/access/caller.js';
import { Clock } from '../../../common/clock/clock.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { AccountLimits } from '../account/account-limits.js';
import { ContactProof } from '../account/contact-proof.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { contactOf, isProvenContact, pendingContactOf } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { Messages, type Recipient } from '../../platform/messages/messages.js';
import { TokensService } from '../token/tokens.service.js';
import { ChallengeRepository } from './challenge.repository.js';
import { toContactFilter, type Contact } from './contact.js';

/** Where a code is sent. */
type CodeRecipient = Contact & Pick<Recipient, 'beforeSending'>;

/** A code to send. */
export interface NewCode {
  /** The session that the code belongs to. */
  readonly sessionId: string;
  readonly to: CodeRecipient;
  readonly enrolment: EnrolmentRecord;
  /** The link to another device that the code redeems; null for other codes. */
  readonly linkId: string | null;
}

/** A code that was entered, and the session that it has to belong to. */
interface EnteredCode {
  readonly sessionId: string;
  readonly channel: Channel;
  readonly code: string;
  /** True if the session belongs to the enrolment. Verifying a contact then keeps the session. */
  readonly isOwn: boolean;
}

/** One-time codes. A code is valid only in the session that requested it. */
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
    private readonly proof: ContactProof,
    private readonly clock: Clock,
    private readonly keyedHash: KeyedHash,
  ) {}

  /**
   * Sends a code: to log in, or within an enrolment to verify its own contact. Throws NOT_FOUND, TOO_MANY_REQUESTS,
   * or THIRD_PARTY, after which no code is issued or counted. [OTP-04, OTP-07, OTP-14]
   */
  async send(caller: CallerIdentity, { channel, contact }: OtpRequest, clientAddress: string): Promise<void> {
    await this.sendTo(caller, { channel: channelOf(channel), contact }, clientAddress);
  }

  /**
   * Sends a code to verify a contact of the caller's enrolment, unless this session has one for it. Returns the id of the code.
   * Throws like `send`.
   */
  async sendOnce(caller: CallerIdentity, to: CodeRecipient, clientAddress: string): Promise<string> {
    const { sessionId } = caller;
    const sent = { sessionId, channel: to.channel, contactHashes: this.keyedHash.allOf(hashed('contact', to.contact)) };
    const id = await this.challenges.latestFor(sent, this.clock.now());
    return id ?? (await this.sendTo(caller, to, clientAddress));
  }

  /** The ids of codes, each the latest of its session and channel, that were neither used nor have expired. */
  latestOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.challenges.latestOf(sessionIds, this.clock.now());
  }

  /** Sends a code to a contact of an enrolment, also one that redeems a link. Throws TOO_MANY_REQUESTS, THIRD_PARTY. */
  async sendFor(code: NewCode, clientAddress: string): Promise<void> {
    await this.issueCode(code, await this.limits.takeCode(code.to.contact, clientAddress));
  }

  /**
   * Exchanges a code of this session for tokens, once, and marks its contact as proven. Throws INVALID_OTP for a code
   * that is wrong, used, expired, of another session, or sent to a contact that the mover has changed since. If an
   * agent enters the code, the agent's session continues. [OTP-05]
   */
  async verify(
    { sessionId, enrolmentId: ownEnrolmentId, agentName }: CallerIdentity,
    entered: OtpVerify,
    clientAddress: string,
  ): Promise<Tokens> {
    const channel = channelOf(entered.channel);
    const isOwn = ownEnrolmentId !== null;
    const { proven, sent } = await this.redeem({ sessionId, channel, code: entered.code, isOwn }, clientAddress);
    const { enrolmentId, linkId } = sent;
    await this.limits.trustClient(contactOf(proven, channel) ?? '', clientAddress);
    const link = linkId === null ? null : await this.links.end(linkId);
    if (agentName !== null) return this.tokens.renewSession(sessionId);
    const origin = isOwn ? { continued: sessionId } : { shownBy: link?.phone?.sessionId ?? null };
    return this.tokens.logIn({ role: 'customer', enrolmentId }, origin);
  }

  /**
   * Marks a contact verified by a code that an agent's session has requested and the mover enters on another device.
   * The session continues. Throws like `verify`.
   */
  async prove(entered: Omit<EnteredCode, 'isOwn'>, clientAddress: string): Promise<void> {
    await this.redeem({ ...entered, isOwn: true }, clientAddress);
  }

  private async sendTo(caller: CallerIdentity, to: CodeRecipient, clientAddress: string): Promise<string> {
    const refund = await this.limits.takeCode(to.contact, clientAddress);
    const enrolment = await this.findByContact(to, caller);
    if (!enrolment) throw new DomainError('NOT_FOUND');
    return this.issueCode({ sessionId: caller.sessionId, to, enrolment, linkId: null }, refund);
  }

  private async redeem({ sessionId, channel, code, isOwn }: EnteredCode, clientAddress: string) {
    const refund = await this.limits.takeCodeAttempt(clientAddress);
    const candidates = await this.challenges.takeAttempts(sessionId, channel, this.clock.now());
    const entered = hashed('code', sessionId, channel, code);
    const sent = candidates.find(({ codeHash }) => this.keyedHash.matches(codeHash, entered));
    if (!sent || !(await this.challenges.redeem(sent.id))) throw new DomainError('INVALID_OTP');
    const { enrolmentId, contactHash } = sent;
    const proven = await this.proof.record({
      enrolmentId,
      channel,
      isSentTo: (contact) => this.keyedHash.matches(contactHash, hashed('contact', contact)),
      sessionId: isOwn ? sessionId : null,
      problem: 'INVALID_OTP',
    });
    // The contact is verified, so the session's other codes are obsolete.
    if (isOwn) await this.challenges.endAll({ sessionId, channel });
    await refund();
    return { proven, sent };
  }

  private async findByContact(to: Contact, { enrolmentId }: CallerIdentity): Promise<EnrolmentRecord | null> {
    if (enrolmentId === null) return this.enrolments.byContact(toContactFilter(to));
    const own = await this.enrolments.get(enrolmentId);
    const known = [contactOf(own, to.channel), pendingContactOf(own, to.channel)];
    return known.includes(to.contact) ? own : null;
  }

  /** Stores the code only after its message was sent, so that a failure leaves no valid code. */
  private async issueCode(newCode: NewCode, refund: () => Promise<void>): Promise<string> {
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    try {
      await this.messages.sendCode(await this.recipient(newCode), code);
      return await this.storeChallenge(newCode, code);
    } catch (error) {
      await refund();
      throw error;
    }
  }

  private async recipient({ to, enrolment }: NewCode): Promise<Recipient> {
    const brand = await this.brands.of(enrolment.brand);
    return { ...to, brand, enrolmentId: enrolment.id, isProven: isProvenContact(enrolment, to.channel, to.contact) };
  }

  private async storeChallenge({ sessionId, to, enrolment, linkId }: NewCode, code: string): Promise<string> {
    return this.challenges.store({
      sessionId,
      channel: to.channel,
      enrolmentId: enrolment.id,
      codeHash: this.keyedHash.of(hashed('code', sessionId, to.channel, code)),
      contactHash: this.keyedHash.of(hashed('contact', to.contact)),
      triesLeft: maxCodeAttempts,
      linkId,
      expiresAt: this.clock.in(codeLifetimeMinutes * 60_000),
    });
  }
}

/** What a keyed hash covers: six digits could be brute-forced on a plain one. */
const hashed = (...parts: readonly string[]) => JSON.stringify(['otp', ...parts]);
