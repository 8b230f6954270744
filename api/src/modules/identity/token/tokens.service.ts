import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { CrmCall, Role, Tokens } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { type AgentIdentity, SessionRepository, type Session } from './session.repository.js';

const ACCESS_SECONDS = 30 * 60;
/** A session expires after this time without a renewal. */
const SESSION_MS = 24 * 60 * 60 * 1000;
/** How long a used token still returns its successor, for tabs that renew at the same moment. */
const OVERLAP_MS = 30_000;

/** The audience of access tokens; their issuer is `PUBLIC_ORIGIN`. */
export const accessAudience = 'home-move-api';

/** The claims of an access token, in addition to issuer and audience. */
export interface AccessPayload {
  readonly sub: string;
  readonly role: Role;
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

/** The holder of a session: the role identifies who acts on the enrolment; an agent is also named. */
export type SessionHolder = { readonly enrolmentId: string } & (
  | { readonly role: 'enrolment' | 'customer' }
  | { readonly role: 'agent'; readonly agentId?: string; readonly agentName: string; readonly crm?: CrmCall | null }
  | { readonly role: 'housemate'; readonly personId: string }
);

/** The session in which a mover logs in: one that the login continues, or that has shown a link to another device. */
export type LoginOrigin = { readonly continued: string } | { readonly shownBy: string | Session | null };

/** A mover's session. */
export type MoverSession = Exclude<SessionHolder, { readonly role: 'agent' | 'housemate' }>;

/** An agent who opens the enrolment of a call; `crm` if a CRM opened it. */
export interface OpenedCall {
  /** Id of the agent's account. */
  readonly agentId: string;
  readonly agentName: string;
  readonly enrolmentId: string;
  readonly crm?: CrmCall | null;
}

/** When an agent opened an enrolment. */
export interface AgentLogin {
  readonly enrolmentId: string;
  readonly sessionId: string;
  readonly startedAt: Date;
}

/** Issues, renews and ends tokens. */
@Injectable()
export class TokensService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly jwt: JwtService,
    private readonly history: HistoryService,
    private readonly clock: Clock,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** Starts a session for an enrolment. Renewals keep the role and the agent. */
  issue({ enrolmentId, ...holder }: SessionHolder, origin?: LoginOrigin): Promise<Tokens> {
    return this.startSession({ agentName: null, crm: null, subject: enrolmentId, ...holder }, origin);
  }

  /**
   * Like `issue`, for a mover who has shown that the enrolment is theirs: the history records it. Logging out of the session
   * of `origin` ends the new one, too.
   */
  logIn(mover: MoverSession, origin?: LoginOrigin): Promise<Tokens> {
    return this.history.recording(mover.enrolmentId, 'logged-in', () => this.issue(mover, origin), { kind: 'mover' });
  }

  /** Like `issue`, for an agent who opens the enrolment of a call: the history records it. */
  startCall({ agentId, agentName, enrolmentId, crm = null }: OpenedCall): Promise<Tokens> {
    const started = () => this.issue({ role: 'agent', enrolmentId, agentId, agentName, crm });
    return this.history.recording(enrolmentId, 'call-started', started, { kind: 'agent', name: agentName });
  }

  /** Starts a session of a portal, without an enrolment. [SESS-20] */
  issueForApp(clientId: string): Promise<Tokens> {
    return this.startSession({ role: 'app', subject: clientId, agentName: null, crm: null });
  }

  /** Issues new tokens of an active session. Throws UNAUTHENTICATED if it has ended. */
  async renewSession(sessionId: string): Promise<Tokens> {
    const now = this.clock.now();
    const session = await this.sessions.findActive(sessionId, now);
    if (!session) throw new DomainError('UNAUTHENTICATED');
    await this.sessions.extend(session._id, new Date(now.getTime() + SESSION_MS));
    return this.firstTokens(session, now);
  }

  /**
   * Issues new tokens for a refresh token. A used token returns the same successor for 30 s, unless the successor was used;
   * any later reuse indicates a copied token, and ends the session. Throws INVALID_REFRESH_TOKEN.
   */
  async renew(refreshToken: string): Promise<Tokens> {
    const now = this.clock.now();
    const stored = await this.sessions.refreshToken(hash(refreshToken));
    const session = stored && (await this.sessions.findActive(stored.session, now));
    if (!stored || !session) throw new DomainError('INVALID_REFRESH_TOKEN');
    const successor = await this.successorOf(refreshToken, stored.usedAt !== null);
    if (stored.usedAt && !(await this.isRepeatAllowed(stored.usedAt, successor, now))) {
      await this.endLogin(session._id, now);
      throw new DomainError('INVALID_REFRESH_TOKEN');
    }
    await this.storeRefreshToken(successor, session, now);
    await this.sessions.markUsed(stored._id, now);
    await this.sessions.extend(session._id, new Date(now.getTime() + SESSION_MS));
    return this.toTokens(session, successor, now);
  }

  /**
   * Ends the session of a refresh token and every session that its login has started, as by a link to another device. Returns
   * the session; null for an unknown token or an ended session.
   */
  async revoke(refreshToken: string): Promise<Session | null> {
    const stored = await this.sessions.refreshToken(hash(refreshToken));
    return stored && this.endLogin(stored.session, this.clock.now());
  }

  /** Ends every session of the mover of an enrolment, except `keptId`; agents stay logged in. [PWD-08] */
  async endMoverSessions(enrolmentId: string, keptId: string | null = null): Promise<void> {
    await this.sessions.endMoverSessions(enrolmentId, keptId, this.clock.now());
  }

  /** Ends every session of an enrolment, including agents' sessions. */
  async endAllSessions(enrolmentId: string): Promise<void> {
    await this.sessions.endAll(enrolmentId, this.clock.now());
  }

  /** Ends every session of an agent, and every session that such a login has started. Idempotent. */
  async endAgentSessions(agent: AgentIdentity): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.sessions.activeOfAgent(agent, now)) await this.endLogin(id, now);
  }

  /** The session of an access token, or null when the token or the session has expired. */
  async authenticate(payload: AccessPayload): Promise<Session | null> {
    const now = this.clock.now();
    return payload.exp * 1000 > now.getTime() ? this.sessions.findActive(payload.sid, now) : null;
  }

  /** What the CRM that opened an agent's call gets back; null for a call that no CRM opened, and once the session has ended. */
  async crmOf(sessionId: string): Promise<CrmCall | null> {
    return (await this.sessions.findActive(sessionId, this.clock.now()))?.crm ?? null;
  }

  /** The session, if it is still active. */
  findActive(sessionId: string): Promise<Session | null> {
    return this.sessions.findActive(sessionId, this.clock.now());
  }

  /** The given sessions that are still active. */
  async activeAmong(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (sessionIds.length === 0) return new Set();
    return new Set(await this.sessions.activeAmong(sessionIds, this.clock.now()));
  }

  /** The logins of agents to several enrolments in the last day, whether or not they are active. */
  async agentLogins(enrolmentIds: readonly string[]): Promise<readonly AgentLogin[]> {
    const sessions = await this.sessions.ofAgents(enrolmentIds);
    return sessions.flatMap(({ _id: sessionId, subject: enrolmentId, startedAt }) =>
      startedAt ? [{ sessionId, enrolmentId, startedAt }] : [],
    );
  }

  private async endLogin(sessionId: string, now: Date): Promise<Session | null> {
    const ended = await this.sessions.end(sessionId, now);
    if (ended) await this.sessions.endStartedBy(ended, now);
    return ended;
  }

  /** The logins that lead to a new session. */
  private async loginsOf(sessionId: string, origin: LoginOrigin | undefined): Promise<string[]> {
    if (!origin) return [sessionId];
    const from = 'continued' in origin ? origin.continued : origin.shownBy;
    const earlier = typeof from === 'string' ? await this.sessions.find(from) : from;
    if (!earlier) return [sessionId];
    const logins = earlier.logins ?? [earlier._id];
    return 'continued' in origin ? logins : [...logins, sessionId];
  }

  private async startSession(
    holder: Pick<Session, 'role' | 'subject' | 'agentId' | 'agentName' | 'personId' | 'crm'>,
    origin?: LoginOrigin,
  ): Promise<Tokens> {
    const now = this.clock.now();
    const id = randomBytes(16).toString('base64url');
    const session = {
      ...holder,
      _id: id,
      startedAt: now,
      logins: await this.loginsOf(id, origin),
      expiresAt: new Date(now.getTime() + SESSION_MS),
    };
    await this.sessions.create(session);
    return this.firstTokens(session, now);
  }

  /** Tokens with a new refresh token. */
  private async firstTokens(session: Pick<Session, '_id' | 'role' | 'subject'>, now: Date): Promise<Tokens> {
    const first = randomBytes(32).toString('base64url');
    await this.storeRefreshToken(first, session, now);
    return this.toTokens(session, first, now);
  }

  private async isRepeatAllowed(usedAt: Date, successor: string, now: Date): Promise<boolean> {
    if (now.getTime() - usedAt.getTime() > OVERLAP_MS) return false;
    const next = await this.sessions.refreshToken(hash(successor));
    return next === null || next.usedAt === null;
  }

  /**
   * Derived rather than random, so that parallel renewals agree without storing a token in plain text. Of a used token it may
   * be one that was derived from the previous secret.
   */
  private async successorOf(refreshToken: string, isUsed: boolean): Promise<string> {
    const [current = '', ...previous] = this.keyedHash.allOf(`successor:${refreshToken}`);
    for (const earlier of isUsed ? previous : []) {
      if (await this.sessions.refreshToken(hash(earlier))) return earlier;
    }
    return current;
  }

  private async storeRefreshToken(token: string, session: Pick<Session, '_id'>, now: Date): Promise<void> {
    const document = {
      _id: hash(token),
      session: session._id,
      usedAt: null,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    };
    await this.sessions.storeRefreshToken(document).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }

  private toTokens(session: Pick<Session, '_id' | 'role' | 'subject'>, refreshToken: string, now: Date): Tokens {
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

/** A fast hash suffices for 256 random bits. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
