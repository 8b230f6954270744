import { linkLifetimeDays, linkLifetimeHours } from '@home-move/contract';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { hashToken } from '../../common/crypto/token-hash.js';
import { DomainError } from '../../common/problem/domain.error.js';
import type { LinkPurpose, PhoneWay } from './link-token.model.js';
import { type LinkTarget, LinkTokenRepository } from './link-token.repository.js';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long a link of each purpose works, unless whoever sends it says otherwise. */
const lifetime: Readonly<Record<LinkPurpose, number>> = {
  'log-in': linkLifetimeDays.logIn * dayMs,
  continue: linkLifetimeHours.continue * hourMs,
  phone: linkLifetimeHours.phoneShown * hourMs,
  'password-reset': linkLifetimeHours.passwordReset * hourMs,
  // People come back to old mails to unsubscribe, and what came of a mail is counted for as long.
  unsubscribe: linkLifetimeDays.mail * dayMs,
  distribution: linkLifetimeDays.mail * dayMs,
};

/** What a new link stands for. */
export interface NewLink {
  readonly enrolmentId: string;
  readonly emailAddress?: string | null;
  readonly phone?: PhoneWay;
  /** Without it the link alone opens. */
  readonly tries?: number | null;
  readonly worksForMs?: number;
}

/** Random tokens of the links that we send: stored hashed, one purpose each. */
@Injectable()
export class LinksService {
  constructor(
    private readonly tokens: LinkTokenRepository,
    private readonly clock: Clock,
  ) {}

  /** A new token of a link, 43 characters of base64url. */
  issue(purpose: LinkPurpose, target: NewLink): Promise<string> {
    return this.handOver(purpose, target, async () => undefined);
  }

  /** As `issue`; the token comes to work once `send` has handed it over, so that a message that failed leaves nothing. */
  async handOver(
    purpose: LinkPurpose,
    { enrolmentId, emailAddress = null, phone, tries = null, worksForMs = lifetime[purpose] }: NewLink,
    send: (token: string) => Promise<void>,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await send(token);
    const expiresAt = new Date(this.clock.now().getTime() + worksForMs);
    const target = { enrolmentId, emailAddress, phone: phone ?? null, triesLeft: tries };
    await this.tokens.keep(purpose, token, target, expiresAt);
    return token;
  }

  /** What a token opens, as often as asked. Throws INVALID_LINK for one that is unknown, used, expired or for another purpose. */
  async peek(purpose: LinkPurpose, token: string): Promise<LinkTarget> {
    return known(await this.tokens.peek(purpose, token, this.clock.now()));
  }

  /** As `peek`, and takes one of its tries off. */
  async takeTry(purpose: LinkPurpose, token: string): Promise<LinkTarget> {
    return known(await this.tokens.takeTry(purpose, token, this.clock.now()));
  }

  /** As `peek`, once; with a mailbox, for the one alone that the link was sent to. Another one does not use it up. */
  async use(purpose: LinkPurpose, token: string, emailAddress?: string): Promise<LinkTarget> {
    return known(await this.tokens.use(purpose, token, this.clock.now(), emailAddress));
  }

  /** What names a link to whoever ends it later, and opens nothing. */
  idOf(purpose: LinkPurpose, token: string): string {
    return hashToken(purpose, token);
  }

  /** Ends one link by its id; one that is over already is no news. */
  async end(id: string): Promise<void> {
    await this.tokens.end(id, this.clock.now());
  }

  /** Ends the links to another device that stand on the screens of an enrolment; those that were sent stay. */
  async endShownOf(enrolmentId: string): Promise<void> {
    await this.tokens.endShownOf(enrolmentId, this.clock.now());
  }

  /** Ends every link of a purpose that an enrolment has. */
  async endAllOf(purpose: LinkPurpose, enrolmentId: string): Promise<void> {
    await this.tokens.endAllOf(purpose, enrolmentId, this.clock.now());
  }
}

function known(target: LinkTarget | null): LinkTarget {
  if (!target) throw new DomainError('INVALID_LINK');
  return target;
}
