import { linkLifetimeDays, linkLifetimeHours, privateEntryLifetimeMinutes } from '@home-move/contract';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken } from '../../../common/crypto/token-hash.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { LinkPurpose, PhoneLinkOrigin } from './link-token.model.js';
import { type LinkTarget, LinkTokenRepository } from './link-token.repository.js';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Default lifetime of the links of each purpose. */
const lifetime: Readonly<Record<LinkPurpose, number>> = {
  'log-in': linkLifetimeDays.logIn * dayMs,
  continue: linkLifetimeHours.continue * hourMs,
  phone: linkLifetimeHours.phoneShown * hourMs,
  'password-reset': linkLifetimeHours.passwordReset * hourMs,
  // Recipients unsubscribe from old mails.
  unsubscribe: linkLifetimeDays.mail * dayMs,
  calendar: linkLifetimeDays.calendar * dayMs,
  // Opens nothing, so it is not a way in.
  'private-entry': privateEntryLifetimeMinutes * 60 * 1000,
  // Undoes an agent's change, so it is not a way in.
  'contact-change': linkLifetimeDays.contactChange * dayMs,
};

/** The purposes of links that open an enrolment, or show a part of it. */
const waysIn: readonly LinkPurpose[] = ['log-in', 'continue', 'phone', 'password-reset', 'calendar'];

/** The target and the limits of a new link. */
export interface NewLink {
  readonly enrolmentId: string;
  readonly emailAddress?: string | null;
  /** Replaces the address if it is not kept. */
  readonly mailboxHash?: string;
  readonly phone?: PhoneLinkOrigin;
  /** The change of contacts that the link undoes. */
  readonly changeId?: string;
  /** Attempts to prove ownership; without it, the link alone suffices. */
  readonly maxAttempts?: number | null;
  readonly lifetimeMs?: number;
  /** Whether the enrolment has no other link of the purpose that works; `replace` ends the one before. */
  readonly isSole?: boolean;
}

/** Random tokens for the links that we send. Stored as hashes; each is valid for one purpose. */
@Injectable()
export class LinksService {
  constructor(
    private readonly tokens: LinkTokenRepository,
    private readonly clock: Clock,
  ) {}

  /** Issues a token: 43 characters of base64url. */
  issue(purpose: LinkPurpose, target: NewLink): Promise<string> {
    return this.deliver(purpose, target, async () => undefined);
  }

  /** Like `issue`, but ends the enrolment's other links of the purpose. Of several calls at once, the last to return wins. */
  async replace(purpose: LinkPurpose, target: NewLink): Promise<string> {
    await this.endAll(purpose, target.enrolmentId);
    return this.issue(purpose, { ...target, isSole: true }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return this.replace(purpose, target);
    });
  }

  /** Like `issue`, but activates the token only after `send` has succeeded, so that a failed message leaves no valid link. */
  async deliver(
    purpose: LinkPurpose,
    {
      enrolmentId,
      emailAddress = null,
      mailboxHash,
      changeId,
      phone,
      maxAttempts = null,
      lifetimeMs = lifetime[purpose],
      isSole = false,
    }: NewLink,
    send: (token: string) => Promise<void>,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await send(token);
    const expiresAt = this.clock.in(lifetimeMs);
    const mailbox = { emailAddress, ...(mailboxHash !== undefined && { mailboxHash }) };
    const sole = isSole ? { soleKey: `${purpose}:${enrolmentId}` } : {};
    const change = changeId === undefined ? {} : { changeId };
    const target = { enrolmentId, ...mailbox, ...change, ...sole, phone: phone ?? null, triesLeft: maxAttempts };
    await this.tokens.store(purpose, token, target, expiresAt);
    return token;
  }

  /** The target of a token, without redeeming it. Throws INVALID_LINK for one that is unknown, used, expired or of another purpose. */
  async peek(purpose: LinkPurpose, token: string): Promise<LinkTarget> {
    return requireTarget(await this.tokens.peek(purpose, token, this.clock.now()));
  }

  /** Like `peek`, but consumes an attempt. */
  async takeAttempt(purpose: LinkPurpose, token: string): Promise<LinkTarget> {
    return requireTarget(await this.tokens.takeAttempt(purpose, token, this.clock.now()));
  }

  /** Like `peek`, but redeems the token. With an address, only for the address that it was mailed to; a different address does not redeem it. */
  async redeem(purpose: LinkPurpose, token: string, emailAddress?: string): Promise<LinkTarget> {
    return requireTarget(await this.tokens.redeem(purpose, token, this.clock.now(), emailAddress));
  }

  /** Whether an enrolment has a link of this purpose that works. */
  isActive(purpose: LinkPurpose, enrolmentId: string): Promise<boolean> {
    return this.tokens.isActive(purpose, enrolmentId, this.clock.now());
  }

  /** An id by which a link can be ended, but not opened. */
  idOf(purpose: LinkPurpose, token: string): string {
    return hashToken(purpose, token);
  }

  /** Makes a redeemed link valid again after its action failed. */
  async restore(id: string): Promise<void> {
    await this.tokens.restore(id);
  }

  /** Ends a link by its id, and returns its target; null for a link that has ended before. */
  end(id: string): Promise<LinkTarget | null> {
    return this.tokens.end(id, this.clock.now());
  }

  /** Ends the links to another device that an enrolment shows on screen; links that were sent stay valid. */
  async endShown(enrolmentId: string): Promise<void> {
    await this.tokens.endShown(enrolmentId, this.clock.now());
  }

  /** Ends every link of an enrolment with this purpose. */
  async endAll(purpose: LinkPurpose, enrolmentId: string): Promise<void> {
    await this.tokens.endAll([purpose], enrolmentId, this.clock.now());
  }

  /** Ends every link that opens an enrolment or shows a part of it; mails stay unsubscribable. */
  async endWaysIn(enrolmentId: string): Promise<void> {
    await this.tokens.endAll(waysIn, enrolmentId, this.clock.now());
  }
}

function requireTarget(target: LinkTarget | null): LinkTarget {
  if (!target) throw new DomainError('INVALID_LINK');
  return target;
}
