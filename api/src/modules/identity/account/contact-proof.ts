import { Injectable } from '@nestjs/common';
import type { Channel } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { Clock } from '../../../common/clock/clock.js';
import { canOpen, contactOf, pendingContactOf, proveContact } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { LinksService } from '../links/links.service.js';
import { PasswordsService } from '../token/passwords.service.js';
import { TokensService } from '../token/tokens.service.js';

/** A code or mailed link that its recipient has used. */
export interface Proof {
  readonly enrolmentId: string;
  readonly channel: Channel;
  /** Whether the code or link was sent to this contact. */
  readonly isSentTo: (contact: string) => boolean;
  /** The session of the enrolment that uses it; null for a visitor who logs in with it. */
  readonly sessionId: string | null;
  /** The problem of a contact that has changed since, or that must not open the enrolment. */
  readonly problem: 'INVALID_OTP' | 'INVALID_LINK';
}

/**
 * Records that a mover owns a contact. Until then, a stranger may have entered it and wait for the owner to enter personal
 * data; so the first proof closes every other way into the enrolment.
 */
@Injectable()
export class ContactProof {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly passwords: PasswordsService,
    private readonly tokens: TokensService,
    private readonly clock: Clock,
  ) {}

  /** Marks the contact proven. Throws `problem`, and then changes nothing. */
  async record(proof: Proof): Promise<EnrolmentRecord> {
    const { enrolmentId, channel, sessionId } = proof;
    const enrolment = requireProvable(await this.enrolments.find(enrolmentId), proof);
    // First: a session that is still active could read the renewed token, and request another link.
    if (!enrolment.ownedAt) await this.closeOtherWaysIn(enrolment, sessionId);
    const proven = await this.enrolments.revise(enrolment, (current) =>
      proveContact(requireProvable(current, proof), channel, {
        sessionId,
        now: this.clock.now(),
        isPending: provesPending(current, proof),
      }),
    );
    if (channel === 'email' && proven.emailAddress !== null) {
      await this.passwords.markProven(enrolmentId, proven.emailAddress);
    }
    return proven;
  }

  /** An unpopulated journey keeps its password, because it began with a partner's link. */
  private async closeOtherWaysIn({ id, isUnpopulated }: EnrolmentRecord, sessionId: string | null): Promise<void> {
    await this.tokens.endMoverSessions(id, sessionId);
    await this.links.endWaysIn(id);
    if (!isUnpopulated) await this.passwords.remove(id);
  }
}

/** Whether a code was sent to the contact that waits for its proof, which only a session of the enrolment can prove. */
function provesPending(
  enrolment: EnrolmentRecord,
  { channel, isSentTo, sessionId }: Pick<Proof, 'channel' | 'isSentTo' | 'sessionId'>,
): boolean {
  const pending = pendingContactOf(enrolment, channel);
  return sessionId !== null && pending !== null && isSentTo(pending);
}

/** Rejects a link or code that must not open the enrolment. */
export function requireProvable(
  enrolment: EnrolmentRecord | null,
  { channel, isSentTo, sessionId, problem }: Pick<Proof, 'channel' | 'isSentTo' | 'sessionId' | 'problem'>,
): EnrolmentRecord {
  const contact = enrolment && contactOf(enrolment, channel);
  const isCurrent = contact !== null && isSentTo(contact);
  const isSent =
    enrolment !== null &&
    !enrolment.forgottenAt &&
    (isCurrent || provesPending(enrolment, { channel, isSentTo, sessionId }));
  if (!isSent || (sessionId === null && !canOpen(enrolment, channel))) throw new DomainError(problem);
  return enrolment;
}
