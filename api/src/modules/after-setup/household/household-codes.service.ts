import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { codeLength, codeLifetimeMinutes, maxCodeAttempts, type HouseholdContact } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { AccountLimits } from '../../identity/account/account-limits.js';
import { ChallengeRepository } from '../../identity/otp/challenge.repository.js';
import { Messages } from '../../platform/messages/messages.js';

/** A code for a person of a household, requested in a session of the portal. */
export interface HouseholdCode {
  readonly sessionId: string;
  readonly enrolmentId: string;
  readonly to: HouseholdContact;
  readonly brand: Brand;
  /** Whether the contact has joined the household before. */
  readonly isProven: boolean;
}

/** Codes with which people join a household and return to it. They are no logins of a mover: another part of a session owns them. [ROOM-05] */
@Injectable()
export class HouseholdCodesService {
  constructor(
    private readonly challenges: ChallengeRepository,
    private readonly messages: Messages,
    private readonly limits: AccountLimits,
    private readonly keyedHash: KeyedHash,
    private readonly clock: Clock,
  ) {}

  /** Sends a code. Stores it only after its message was sent. Throws TOO_MANY_REQUESTS, THIRD_PARTY, CONTACT_UNDELIVERABLE. */
  async send({ sessionId, enrolmentId, to, brand, isProven }: HouseholdCode, clientAddress: string): Promise<void> {
    const refund = await this.limits.takeCode(to.contact, clientAddress);
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    try {
      // Not an entry of the mover's data passport: the code is about the housemate.
      await this.messages.sendCode({ ...to, brand, isProven, enrolmentId: null }, code);
    } catch (error) {
      await refund();
      throw error;
    }
    await this.challenges.store({
      sessionId: ownerOf(sessionId),
      channel: to.channel,
      enrolmentId,
      codeHash: this.keyedHash.of(hashed('code', sessionId, code)),
      contactHash: this.keyedHash.of(hashed('contact', to.contact)),
      triesLeft: maxCodeAttempts,
      linkId: null,
      expiresAt: this.clock.in(codeLifetimeMinutes * 60_000),
    });
  }

  /**
   * Redeems a code that this session has requested for the contact, once. Returns the enrolment of its household. Throws INVALID_OTP,
   * TOO_MANY_REQUESTS.
   */
  async redeem(
    { sessionId, to, code }: { readonly sessionId: string; readonly to: HouseholdContact; readonly code: string },
    clientAddress: string,
  ): Promise<string> {
    const refund = await this.limits.takeCodeAttempt(clientAddress);
    const sent = await this.challenges.takeAttempts(ownerOf(sessionId), to.channel, this.clock.now());
    const matching = sent.find(
      ({ codeHash, contactHash }) =>
        this.keyedHash.matches(codeHash, hashed('code', sessionId, code)) &&
        this.keyedHash.matches(contactHash, hashed('contact', to.contact)),
    );
    if (!matching || !(await this.challenges.redeem(matching.id))) throw new DomainError('INVALID_OTP');
    await refund();
    return matching.enrolmentId;
  }
}

/** No session has this id, so that a mover's login never redeems the code. */
const ownerOf = (sessionId: string) => `household:${sessionId}`;

/** What a keyed hash covers: six digits could be brute-forced on a plain one. */
const hashed = (...parts: readonly string[]) => JSON.stringify(['household', ...parts]);
