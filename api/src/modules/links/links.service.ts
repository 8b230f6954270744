import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import type { LinkPurpose } from './link-token.model.js';
import { type LinkTarget, LinkTokenRepository } from './link-token.repository.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long a link of each purpose works, unless whoever sends it says otherwise. */
const lifetime: Readonly<Record<LinkPurpose, number>> = {
  'log-in': 14 * day,
  continue: day,
  'password-reset': hour,
  // People come back to old mails to unsubscribe, and what came of a mail is counted for as long.
  unsubscribe: 400 * day,
  distribution: 400 * day,
};

/** Random tokens of the links that we send: stored hashed, one purpose each. */
@Injectable()
export class LinksService {
  constructor(
    private readonly tokens: LinkTokenRepository,
    private readonly clock: Clock,
  ) {}

  /** A new token of a link, 43 characters of base64url. */
  issue(purpose: LinkPurpose, target: { enrolmentId: string; emailAddress?: string }): Promise<string> {
    return this.handOver(purpose, target, async () => undefined);
  }

  /** As `issue`; the token comes to work once `send` has handed it over, so that a message that failed leaves nothing. */
  async handOver(
    purpose: LinkPurpose,
    {
      enrolmentId,
      emailAddress = null,
      worksForMs = lifetime[purpose],
    }: { enrolmentId: string; emailAddress?: string | null; worksForMs?: number },
    send: (token: string) => Promise<void>,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await send(token);
    const expiresAt = new Date(this.clock.now().getTime() + worksForMs);
    await this.tokens.keep(purpose, token, { enrolmentId, emailAddress }, expiresAt);
    return token;
  }

  /** What a token opens, as often as asked. Throws INVALID_LINK for one that is unknown, used, expired or for another purpose. */
  async peek(purpose: LinkPurpose, token: string): Promise<LinkTarget> {
    return known(await this.tokens.peek(purpose, token, this.clock.now()));
  }

  /** As `peek`, once; with a mailbox, for the one alone that the link was sent to. Another one does not use it up. */
  async use(purpose: LinkPurpose, token: string, emailAddress?: string): Promise<LinkTarget> {
    return known(await this.tokens.use(purpose, token, this.clock.now(), emailAddress));
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
