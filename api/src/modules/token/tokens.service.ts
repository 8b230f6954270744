import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role, Tokens } from '@home-move/contract';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { Clock } from '../../common/clock/clock.js';
import { isDuplicateKey } from '../../common/database/database-errors.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { SessionRepository, type Session } from './session.repository.js';

const ACCESS_SECONDS = 30 * 60;
/** A session that nobody renews for this long is over. */
const SESSION_MS = 24 * 60 * 60 * 1000;
/** How long the predecessor still answers its successor, for tabs that renewed at the same moment. */
const OVERLAP_MS = 30_000;

/** What an access token says. */
export interface AccessPayload {
  readonly sub: string;
  readonly role: Role;
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

/** Who a session is for: the role says who acts on the enrolment, and an agent does so by name. */
export type Holder = { readonly enrolmentId: string } & (
  | { readonly role: 'enrolment' | 'customer' }
  | { readonly role: 'agent'; readonly agentName: string }
);

/** Issues, renews and ends tokens. */
@Injectable()
export class TokensService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Tokens of a new session for an enrolment; renewing them keeps role and name. */
  issue(holder: Holder): Promise<Tokens> {
    return this.begin(holder.role, holder.enrolmentId, holder.role === 'agent' ? holder.agentName : null);
  }

  /** Tokens of a portal's own session. [SESS-20] */
  issueForApp(clientId: string): Promise<Tokens> {
    return this.begin('app', clientId);
  }

  /**
   * New tokens for a refresh token. The immediate predecessor answers the same successor for 30 s unless that was used;
   * later reuse means that somebody copied it, and ends the session. Throws INVALID_REFRESH_TOKEN.
   */
  async renew(refreshToken: string): Promise<Tokens> {
    const now = this.clock.now();
    const given = await this.sessions.refreshToken(hash(refreshToken));
    const session = given && (await this.sessions.live(given.session, now));
    if (!given || !session) throw new DomainError('INVALID_REFRESH_TOKEN');
    const successor = this.successorOf(refreshToken);
    if (given.usedAt && !(await this.mayRepeat(given.usedAt, successor, now))) {
      await this.sessions.end(session._id, now);
      throw new DomainError('INVALID_REFRESH_TOKEN');
    }
    await this.keep(successor, session, now);
    await this.sessions.use(given._id, now);
    await this.sessions.extend(session._id, new Date(now.getTime() + SESSION_MS));
    return this.answer(session, successor, now);
  }

  /** Ends the session of a refresh token, and gives what it ended; an unknown one is no news to anybody. */
  async revoke(refreshToken: string): Promise<Session | null> {
    const given = await this.sessions.refreshToken(hash(refreshToken));
    return given && this.sessions.end(given.session, this.clock.now());
  }

  /** Ends every session of an enrolment's mover; an agent's way in is another. [PWD-08] */
  async endMoversOf(enrolmentId: string): Promise<void> {
    await this.sessions.endMoversOf(enrolmentId, this.clock.now());
  }

  /** The session behind an access token, or null when the token or the session is over. */
  async authenticate(payload: AccessPayload): Promise<Session | null> {
    const now = this.clock.now();
    return payload.exp * 1000 > now.getTime() ? this.sessions.live(payload.sid, now) : null;
  }

  /** Whether a session is still under way. */
  async isAlive(sessionId: string): Promise<boolean> {
    return (await this.sessions.live(sessionId, this.clock.now())) !== null;
  }

  private async begin(role: Role, subject: string, agentName: string | null = null): Promise<Tokens> {
    const now = this.clock.now();
    const session = {
      _id: randomBytes(16).toString('base64url'),
      role,
      subject,
      agentName,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    };
    const first = randomBytes(32).toString('base64url');
    await this.sessions.begin(session);
    await this.keep(first, session, now);
    return this.answer(session, first, now);
  }

  private async mayRepeat(usedAt: Date, successor: string, now: Date): Promise<boolean> {
    if (now.getTime() - usedAt.getTime() > OVERLAP_MS) return false;
    const next = await this.sessions.refreshToken(hash(successor));
    return next === null || next.usedAt === null;
  }

  /** Derived, not drawn: parallel renewals of one token agree without storing any token in the clear. */
  private successorOf(refreshToken: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(`successor:${refreshToken}`).digest('base64url');
  }

  private async keep(token: string, session: Pick<Session, '_id'>, now: Date): Promise<void> {
    const document = {
      _id: hash(token),
      session: session._id,
      usedAt: null,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    };
    await this.sessions.keep(document).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  private answer(session: Pick<Session, '_id' | 'role' | 'subject'>, refreshToken: string, now: Date): Tokens {
    const iat = Math.floor(now.getTime() / 1000);
    const payload: AccessPayload = {
      sub: session.subject,
      role: session.role,
      sid: session._id,
      iat,
      exp: iat + ACCESS_SECONDS,
    };
    return {
      access_token: this.jwt.sign(payload),
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: refreshToken,
    };
  }
}

/** 256 random bits need no slow hash. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
