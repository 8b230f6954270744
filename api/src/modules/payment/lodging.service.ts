import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FieldEncryption, type Sealed } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { CallLease, type Lease } from '../../providers/call-lease.js';
import { QuotesPort, type LodgedApplication } from '../../providers/quotes/quotes.port.js';
import { refuseWhenEnergyComplete } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { ApplicationTry } from './application-try.js';
import { isListedAs, isSameTry, refuseOutdatedTry } from './same-try.js';
import type { UnsettledApplication } from './unsettled-application.js';

/** As many as one document holds without growing heavy; whoever comes that far is settled first. */
const mostTries = 10;

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
    private readonly lease: CallLease,
  ) {}

  /** Stores the intent, then sends. On failure the intent stays, so that the next try settles it. */
  async lodge(enrolmentId: string, attempt: ApplicationTry): Promise<Lodged> {
    const { application } = await this.enrolments.get(enrolmentId);
    if (application && application.tries.length >= mostTries && !this.holds(enrolmentId, application, attempt)) {
      const arrived = await this.arrived(enrolmentId);
      if (arrived) return arrived;
    }
    return this.send(enrolmentId, attempt);
  }

  /**
   * Finds out what of the unsettled tries reached the supplier, without lodging what did not. Null, and the tries are
   * forgotten, when none did. THIRD_PARTY while that cannot be known.
   */
  async arrived(enrolmentId: string): Promise<Lodged | null> {
    const { application } = await this.enrolments.get(enrolmentId);
    if (!application) return null;
    this.lease.refuseUnderWay(application.underWayUntil);
    const tries = application.tries.map((sealed) => this.open(enrolmentId, sealed)).toReversed();
    const candidates = await this.listed(tries);
    if (candidates.length > 0) return this.recovered(application.key, candidates);
    await this.enrolments.revise(enrolmentId, (current) =>
      isUntouched(current.application, application) ? { application: null } : {},
    );
    return null;
  }

  private async send(enrolmentId: string, attempt: ApplicationTry): Promise<Lodged> {
    let before: Date | null = null;
    let isFirst = true;
    const { application } = await this.enrolments.revise(enrolmentId, (current) => {
      before = current.application?.underWayUntil ?? null;
      isFirst = !current.application || !this.holds(enrolmentId, current.application, attempt);
      return this.withTry(current, attempt);
    });
    if (!application) throw new DomainError('CONFLICT');
    const earlier = application.tries.map((sealed) => this.open(enrolmentId, sealed));
    try {
      return await this.firstAnswered(application.key, [attempt, ...earlier.filter((one) => !isSameTry(one, attempt))]);
    } catch (error) {
      // The supplier said no: nothing of this try is under way, unless it was sent before.
      const isRefused = error instanceof DomainError && error.code === 'QUOTE_EXPIRED' && isFirst;
      const lease = { before, own: application.underWayUntil };
      await this.enrolments.revise(enrolmentId, (current) =>
        this.afterFailure(current, isRefused ? attempt : null, lease),
      );
      throw error;
    }
  }

  /** Under their own key the tries answer what arrived; nothing else is lodged. */
  private async recovered(key: string, candidates: readonly ApplicationTry[]): Promise<Lodged> {
    try {
      return await this.firstAnswered(key, candidates);
    } catch (cause) {
      throw new DomainError('THIRD_PARTY', { cause });
    }
  }

  private async firstAnswered(key: string, candidates: readonly ApplicationTry[]): Promise<Lodged> {
    for (const attempt of candidates) {
      const answer = await this.provider.lodge(key, attempt.application);
      if (answer !== 'other-lodged') return { attempt, answer };
    }
    throw new DomainError('THIRD_PARTY', { cause: 'the provider holds an application that is none of ours' });
  }

  /** The tries that an application at the provider may be, leaving out those that belong to other enrolments. */
  private async listed(tries: readonly ApplicationTry[]): Promise<ApplicationTry[]> {
    const emails = [...new Set(tries.map(({ application }) => application.person.emailAddress))];
    const held = (await Promise.all(emails.map((email) => this.provider.held(email)))).flat();
    const known = await this.enrolments.lodgedAmong(held.map(({ reference }) => reference));
    const unknown = held.filter(({ reference }) => !known.has(reference));
    return tries.filter(({ application }) => unknown.some((one) => isListedAs(application, one)));
  }

  private withTry(current: EnrolmentRecord, attempt: ApplicationTry): EnrolmentChange {
    refuseWhenEnergyComplete(current);
    refuseOutdatedTry(current, attempt);
    const { application } = current;
    const underWayUntil = this.lease.take();
    if (application && this.holds(current.id, application, attempt))
      return { application: { ...application, underWayUntil } };
    const { key, tries } = application ?? { key: randomUUID(), tries: [] };
    return { application: { key, tries: [...tries, this.seal(current.id, attempt)], underWayUntil } };
  }

  private afterFailure(
    { id, application, completed }: EnrolmentRecord,
    refused: ApplicationTry | null,
    lease: Lease,
  ): EnrolmentChange {
    if (!application || completed.energy) return {};
    // Another tab that has sent since may have sent this very try.
    const isOurs = application.underWayUntil.getTime() === lease.own.getTime();
    const isRefused = (sealed: Sealed) => refused !== null && isOurs && isSameTry(this.open(id, sealed), refused);
    const tries = application.tries.filter((sealed) => !isRefused(sealed));
    if (tries.length === 0) return { application: null };
    const underWayUntil = this.lease.afterFailure(application.underWayUntil, lease);
    return { application: { ...application, tries, underWayUntil } };
  }

  private holds(enrolmentId: string, { tries }: UnsettledApplication, attempt: ApplicationTry): boolean {
    return tries.some((sealed) => isSameTry(this.open(enrolmentId, sealed), attempt));
  }

  private seal(enrolmentId: string, attempt: ApplicationTry): Sealed {
    return this.encryption.seal(JSON.stringify(attempt), purpose(enrolmentId));
  }

  private open(enrolmentId: string, sealed: Sealed): ApplicationTry {
    return JSON.parse(this.encryption.open(sealed, purpose(enrolmentId))) as ApplicationTry;
  }
}

const purpose = (enrolmentId: string): string => `application:${enrolmentId}`;

function isUntouched(current: UnsettledApplication | null, seen: UnsettledApplication): boolean {
  return (
    current?.key === seen.key &&
    current.tries.length === seen.tries.length &&
    current.underWayUntil.getTime() === seen.underWayUntil.getTime()
  );
}
