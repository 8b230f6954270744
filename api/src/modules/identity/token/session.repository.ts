import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { inTransaction } from '../../../common/database/transactions.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { REFRESH_TOKEN, type RefreshTokenDocument, SESSION, type SessionDocument } from './session.model.js';

export type Session = Readonly<SessionDocument>;
export type RefreshToken = Readonly<RefreshTokenDocument>;

/** The account of an agent. */
export interface AgentIdentity {
  readonly id: string;
  readonly name: string;
}

@Injectable()
export class SessionRepository implements OnModuleInit {
  /** The driver's collection, because nearly every call reads a session: a query of Mongoose takes twice as long. */
  private readonly byId: Collection<SessionDocument>;

  constructor(
    @InjectModel(SESSION) private readonly sessions: Model<SessionDocument>,
    @InjectModel(REFRESH_TOKEN) private readonly refreshTokens: Model<RefreshTokenDocument>,
    private readonly erasure: Erasure,
  ) {
    this.byId = sessions.collection as unknown as Collection<SessionDocument>;
  }

  onModuleInit(): void {
    // Tokens first: their sessions lead to them.
    this.erasure.register('refresh_tokens', async ({ enrolmentId }) => {
      const sessions = await this.sessions.find({ subject: enrolmentId }, { _id: 1 }).lean();
      await this.refreshTokens.deleteMany({ session: { $in: sessions.map(({ _id }) => _id) } });
    });
    this.erasure.register('sessions', ({ enrolmentId }) => this.sessions.deleteMany({ subject: enrolmentId }));
  }

  async create(session: Omit<Session, 'revokedAt'>): Promise<void> {
    await this.sessions.create([{ ...session, revokedAt: null }], inTransaction());
  }

  /** The session, unless it was revoked or has expired. */
  async findActive(id: string, now: Date): Promise<Session | null> {
    const session = await this.byId.findOne({ _id: id });
    return session && session.revokedAt === null && session.expiresAt > now ? session : null;
  }

  async find(id: string): Promise<Session | null> {
    return this.byId.findOne({ _id: id });
  }

  /** The given sessions that are neither revoked nor expired. */
  async activeAmong(ids: readonly string[], now: Date): Promise<readonly string[]> {
    const active = { _id: { $in: ids }, revokedAt: null, expiresAt: { $gt: now } };
    return (await this.sessions.find(active, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  /** The logins of agents to these enrolments, whether or not they are active. */
  ofAgents(subjects: readonly string[]): Promise<readonly Session[]> {
    return this.sessions.find({ subject: { $in: subjects }, role: 'agent' }).lean();
  }

  /** The active sessions of an account, and any that an earlier version started under its name. */
  async activeOfAgent({ id, name }: AgentIdentity, now: Date): Promise<readonly string[]> {
    const ofAgent = { agentName: name, agentId: { $in: [id, null] }, revokedAt: null, expiresAt: { $gt: now } };
    return (await this.sessions.find(ofAgent, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  /** Ends the session. Returns it only to the call that ended it. */
  async end(id: string, now: Date): Promise<Session | null> {
    return this.sessions.findOneAndUpdate({ _id: id, revokedAt: null }, { $set: { revokedAt: now } }).lean();
  }

  /** Ends the sessions that a login has led to. */
  async endStartedBy({ _id, subject, logins }: Session, now: Date): Promise<void> {
    const login = logins?.at(-1) ?? _id;
    await this.sessions.updateMany({ subject, logins: login, revokedAt: null }, { $set: { revokedAt: now } });
  }

  /** Ends every session of an enrolment that belongs to its mover, except `keptId`. */
  async endMoverSessions(subject: string, keptId: string | null, now: Date): Promise<void> {
    const role = { $in: ['enrolment', 'customer'] as const };
    const others = { subject, role, revokedAt: null, ...(keptId !== null && { _id: { $ne: keptId } }) };
    await this.sessions.updateMany(others, { $set: { revokedAt: now } });
  }

  /** Ends every session of an enrolment, of mover and agents. */
  async endAll(subject: string, now: Date): Promise<void> {
    await this.sessions.updateMany({ subject, revokedAt: null }, { $set: { revokedAt: now } });
  }

  async extend(id: string, expiresAt: Date): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $set: { expiresAt } });
  }

  refreshToken(hash: string): Promise<RefreshToken | null> {
    return this.refreshTokens.findById(hash).lean();
  }

  /** Stores a token. Idempotent. */
  async storeRefreshToken({ _id, ...token }: RefreshToken): Promise<void> {
    await this.refreshTokens.updateOne({ _id }, { $setOnInsert: token }, { upsert: true, ...inTransaction() });
  }

  /** Marks the token used. Later calls do not change the time. */
  async markUsed(hash: string, now: Date): Promise<void> {
    await this.refreshTokens.updateOne({ _id: hash, usedAt: null }, { $set: { usedAt: now } });
  }
}
