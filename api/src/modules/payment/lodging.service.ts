import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FieldEncryption, type Sealed } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { QuotesPort, type LodgedApplication } from '../../providers/quotes/quotes.port.js';
import { refuseWhenEnergyComplete } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { ApplicationTry } from './application-try.js';
import type { UnsettledApplication } from './unsettled-application.js';

const mostTries = 10;
const waitSeconds = 60;

export interface Lodged {
  /** What arrived at the supplier: an earlier try, when its answer was lost. */
  readonly attempt: ApplicationTry;
  readonly answer: LodgedApplication;
}

/** Lodges an application with the supplier exactly once, whatever crashes or fails between. */
@Injectable()
export class LodgingService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly provider: QuotesPort,
    private readonly encryption: FieldEncryption,
  ) {}

  /** Stores the intent, then sends. On failure the intent stays, so that the next try settles it. */
  async lodge(enrolmentId: string, attempt: ApplicationTry): Promise<Lodged> {
    const { application } = await this.enrolments.revise(enrolmentId, (current) => this.withTry(current, attempt));
    if (!application) throw new DomainError('CONFLICT');
    try {
      return await this.send(enrolmentId, application, attempt);
    } catch (error) {
      // The supplier said no: nothing of this try is under way.
      if (error instanceof DomainError && error.code === 'QUOTE_EXPIRED') await this.drop(enrolmentId, attempt);
      throw error;
    }
  }

  private async send(
    enrolmentId: string,
    { key, tries }: UnsettledApplication,
    attempt: ApplicationTry,
  ): Promise<Lodged> {
    const earlier = tries.map((sealed) => this.open(enrolmentId, sealed)).filter((other) => !isSame(other, attempt));
    for (const candidate of [attempt, ...earlier]) {
      const answer = await this.provider.lodge(key, candidate.application);
      if (answer !== 'other-lodged') return { attempt: candidate, answer };
    }
    throw new DomainError('THIRD_PARTY', { cause: 'the provider holds an application that is none of ours' });
  }

  private withTry(current: EnrolmentRecord, attempt: ApplicationTry): EnrolmentChange {
    refuseWhenEnergyComplete(current);
    const { key, tries } = current.application ?? { key: randomUUID(), tries: [] };
    if (tries.some((sealed) => isSame(this.open(current.id, sealed), attempt))) return {};
    if (tries.length >= mostTries) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: waitSeconds });
    return { application: { key, tries: [...tries, this.seal(current.id, attempt)] } };
  }

  private async drop(enrolmentId: string, attempt: ApplicationTry): Promise<void> {
    await this.enrolments.revise(enrolmentId, ({ application, completed }) => {
      if (!application || completed.energy) return {};
      const tries = application.tries.filter((sealed) => !isSame(this.open(enrolmentId, sealed), attempt));
      return { application: tries.length > 0 ? { ...application, tries } : null };
    });
  }

  private seal(enrolmentId: string, attempt: ApplicationTry): Sealed {
    return this.encryption.seal(JSON.stringify(attempt), purpose(enrolmentId));
  }

  private open(enrolmentId: string, sealed: Sealed): ApplicationTry {
    return JSON.parse(this.encryption.open(sealed, purpose(enrolmentId))) as ApplicationTry;
  }
}

const purpose = (enrolmentId: string): string => `application:${enrolmentId}`;

function isSame(one: ApplicationTry, other: ApplicationTry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
