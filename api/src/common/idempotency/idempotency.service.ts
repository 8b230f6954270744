import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CALL_TIMEOUT_MS } from '@home-move/contract';
import type { Model } from 'mongoose';
import { ENV, type Env } from '../../config/env.js';
import { Clock, Timers } from '../clock/clock.js';
import { FieldEncryption } from '../crypto/field-encryption.js';
import { SealedFields } from '../crypto/sealed-fields.js';
import { isDuplicateKey } from '../database/database-errors.js';
import { Erasure } from '../erasure/erasure.js';
import { DomainError } from '../problem/domain.error.js';
import { inAttempt } from './attempt-scope.js';
import { AttemptLease, leaseEnd } from './attempt-lease.js';
import { IDEMPOTENT_ATTEMPT, type IdempotentAttempt } from './idempotency.model.js';

const RETENTION_MS = 24 * 60 * 60 * 1000;
const POLL_INTERVAL_MS = 40;
/** A repeat is answered before its client gives up. */
const MAX_WAIT_MS = CALL_TIMEOUT_MS - 5000;

export interface Attempt {
  /** The session that chose the key: in another one, the same key starts another attempt. */
  readonly sessionId: string;
  readonly route: string;
  readonly key: string;
  readonly body: unknown;
  /** The enrolment that an answer belongs to; null for none. */
  readonly enrolmentOf: (answer: unknown) => string | null;
}

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Executes repeated requests once: the same key returns the same response. */
@Injectable()
export class IdempotencyService implements OnModuleInit {
  /** Key the hash of bodies, the current one first: bank details have so few digits that a plain hash could be brute-forced. */
  private readonly bodyKeys: readonly Buffer[];

  constructor(
    @InjectModel(IDEMPOTENT_ATTEMPT) private readonly attempts: Model<IdempotentAttempt>,
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly erasure: Erasure,
    @Inject(ENV) env: Env,
  ) {
    const secrets = [env.JWT_SECRET, ...(env.JWT_SECRET_PREVIOUS === undefined ? [] : [env.JWT_SECRET_PREVIOUS])];
    this.bodyKeys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'idempotency-body', 32)));
  }

  onModuleInit(): void {
    this.sealedFields.register('idempotent_attempts', 'answer', (id) => id);
    this.erasure.register('idempotent_attempts', ({ enrolmentId }) => this.attempts.deleteMany({ enrolmentId }));
  }

  /**
   * Runs the work once per key and returns its result to every request; parallel requests wait for it. A failed attempt
   * releases the key. Throws IDEMPOTENCY_KEY_REUSED for a different body, CONFLICT when the first request takes too long.
   */
  async runOnce(attempt: Attempt, work: () => Promise<unknown>): Promise<unknown> {
    const id = digest(attempt.sessionId, attempt.route, attempt.key);
    const body = canonical(attempt.body);
    const bodyHashes = this.bodyKeys.map((key) => createHmac('sha256', key).update(body).digest('base64url'));
    for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_INTERVAL_MS) {
      const lease = await this.acquireLease(id, bodyHashes);
      if (lease) return this.run(id, lease, { work, ...attempt });
      const other = await this.attempts.findById(id).lean();
      if (other && !bodyHashes.includes(other.bodyHash)) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
      if (other?.answer) return JSON.parse(this.encryption.open(other.answer, id))['answer'];
      if (other) await pause(POLL_INTERVAL_MS);
    }
    throw new DomainError('CONFLICT', { retryAfter: 1 });
  }

  /** The lease when this request owns the attempt: it is the first, or the lease of the first has expired. */
  private async acquireLease(id: string, bodyHashes: readonly string[]): Promise<AttemptLease | null> {
    const now = this.clock.now();
    const leaseUntil = leaseEnd(this.clock);
    const lease = () => new AttemptLease(id, leaseUntil, this.attempts, this.clock, this.timers);
    try {
      await this.attempts.create({
        _id: id,
        bodyHash: bodyHashes[0] ?? '',
        answer: null,
        leaseUntil,
        expiresAt: new Date(now.getTime() + RETENTION_MS),
      });
      return lease();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const abandoned = { _id: id, bodyHash: { $in: [...bodyHashes] }, answer: null, leaseUntil: { $lt: now } };
    const { modifiedCount } = await this.attempts.updateOne(abandoned, { $set: { leaseUntil } });
    return modifiedCount === 1 ? lease() : null;
  }

  private async run(
    id: string,
    lease: AttemptLease,
    { work, enrolmentOf }: Pick<Attempt, 'enrolmentOf'> & { readonly work: () => Promise<unknown> },
  ): Promise<unknown> {
    try {
      const answer = await inAttempt(id, work);
      const sealed = this.encryption.seal(JSON.stringify({ answer }), id);
      const enrolmentId = enrolmentOf(answer);
      const stored = { answer: sealed, ...(enrolmentId !== null && { enrolmentId }) };
      await this.attempts.updateOne(await lease.release(), { $set: stored });
      return answer;
    } catch (error) {
      await this.attempts.deleteOne(await lease.release());
      throw error;
    }
  }
}

/** Serialises with sorted keys, so that the order of fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
