import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  moveDateChangeSchema,
  moveDatePreviewSchema,
  type MoveDatePreview,
  type MoveDateResult,
} from '@home-move/contract';
import { workingDaysOf } from '../../../common/calendar/working-days.js';
import { Clock, Timers } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { idOfAttempt } from '../../../common/idempotency/attempt-scope.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { parseContract, schemaOfDay } from '../../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../../config/env.js';
import { rejectWhileBroadbandUnsettled, rejectWhileEnergyUnsettled } from '../enrolment/change-guards.js';
import type { SupplierDate, UnsettledDateChange } from './state/date-change.state.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { nationOf } from '../council-water/state/nation.js';
import { RevisionService } from '../enrolment/revision.service.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { CallLease } from '../../platform/settlement/call-lease.js';
import { storeDates } from './changed-dates.js';
import { plannedChange, type PlannedChange } from './move-date-preview.js';
import { moveDateTexts } from './move-date.texts.js';
import { SupplierDatesService } from './supplier-dates.service.js';
import { EnrolmentView } from '../enrolment/enrolment-view.js';

const SETTLE = 'move-date-settlement';
const CHANGE = 'move-date-change';
/** How many outcomes an enrolment keeps. */
const maxOutcomes = 5;

type Outcome = Omit<MoveDateResult, 'enrolment'>;

/** Changes the move-in date together with the orders for it: everywhere, or nowhere. */
@Injectable()
export class MoveDateService implements OnModuleInit {
  private readonly lease: CallLease;
  private readonly previewSchema = schemaOfDay(({ today }) => moveDatePreviewSchema({ today, limits: this.limits() }));
  private readonly changeSchema = schemaOfDay(({ today }) => moveDateChangeSchema({ today, limits: this.limits() }));

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly suppliers: SupplierDatesService,
    private readonly jobs: JobsService,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
    timers: Timers,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.lease = new CallLease(clock, timers, Math.max(env.QUOTES_TIMEOUT, env.BROADBAND_HT_TIMEOUT));
  }

  onModuleInit(): void {
    this.jobs.handle(SETTLE, (data) => this.settleLater(data));
    this.revisions.settleWith('move-date', (enrolment) => this.settle(enrolment));
  }

  /** Throws VALIDATION, or THIRD_PARTY while an earlier change is not settled. */
  async preview(enrolmentId: string, query: unknown): Promise<MoveDatePreview> {
    const { to } = parseContract(this.previewSchema(this.clock.today()), query ?? {});
    const enrolment = await this.settle(await this.enrolments.get(enrolmentId));
    rejectSameDate(enrolment, 'to', to);
    return (await this.plannerFor(enrolment))(enrolment, to).preview;
  }

  /** Throws VALIDATION, CONFLICT, or THIRD_PARTY if the outcome at a supplier is unknown: then its day is restored. */
  async change(enrolmentId: string, body: unknown): Promise<MoveDateResult> {
    const { moveInDate: to, fingerprint } = parseContract(this.changeSchema(this.clock.today()), body ?? {});
    const enrolment = await this.enrolments.get(enrolmentId);
    const before = this.outcomeBefore(enrolment);
    if (before) return this.toResult(enrolment, before);
    const settled = await this.settle(enrolment);
    rejectSameDate(settled, 'moveInDate', to);
    const plan = await this.plannerFor(settled);
    let planned = plan(settled, to);
    const key = randomUUID();
    const stored = await this.revisions.revise(settled, (current) => {
      rejectWhileEnergyUnsettled(current);
      rejectWhileBroadbandUnsettled(current);
      planned = plan(current, to);
      if (current.dateChange || planned.preview.fingerprint !== fingerprint) throw new DomainError('CONFLICT');
      if (planned.suppliers.length === 0) return { moveInDate: to, ...withOutcome(current, outcomeOf(planned, null)) };
      return { dateChange: { key, suppliers: planned.suppliers, underWayUntil: this.lease.end() } };
    });
    if (!stored.dateChange) return this.toResult(stored, outcomeOf(planned, null));
    await this.scheduleSettlement(stored, key);
    return this.changeAtSuppliers(stored, stored.dateChange, { planned, to });
  }

  private async changeAtSuppliers(
    enrolment: EnrolmentRecord,
    { key }: UnsettledDateChange,
    { planned, to }: { readonly planned: PlannedChange; readonly to: string },
  ): Promise<MoveDateResult> {
    const stopRenewing = this.lease.keep((underWayUntil) => this.extendLease(enrolment.id, key, underWayUntil));
    try {
      const { changed, refused } = await this.suppliers.change(planned.suppliers);
      const dates = refused ? await this.suppliers.putBack(changed) : changed;
      const moved = refused ? null : { to, today: this.clock.today() };
      const outcome = outcomeOf(planned, refused);
      await stopRenewing();
      const store = await storeDates(enrolment, dates, { encryption: this.encryption, moved });
      const after = await this.finish(enrolment.id, key, (current) => ({
        ...store(current),
        ...(moved && { moveInDate: to }),
        ...withOutcome(current, outcome),
      }));
      return this.toResult(after, outcome);
    } catch (error) {
      await stopRenewing();
      if (error instanceof DomainError && error.code === 'THIRD_PARTY')
        await this.extendLease(enrolment.id, key, this.lease.afterFailure(null));
      throw error;
    }
  }

  /** Puts back the days of a change whose outcome is unknown. THIRD_PARTY while that is not possible. */
  private async settle(enrolment: EnrolmentRecord): Promise<EnrolmentRecord> {
    const { dateChange } = enrolment;
    if (!dateChange) return enrolment;
    this.lease.rejectWhileInProgress(dateChange.underWayUntil, moveDateTexts.underWay);
    const kept = await this.suppliers.putBack(dateChange.suppliers);
    const store = await storeDates(enrolment, kept, { encryption: this.encryption, moved: null });
    const { key } = dateChange;
    return this.revisions.reviseAlsoClosed(enrolment.id, (current) =>
      // Another call may have settled it in the meantime.
      current.dateChange?.key === key ? { ...store(current), dateChange: null } : {},
    );
  }

  private async settleLater({ enrolmentId = '' }: JobData): Promise<void | { readonly again: Date }> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment?.dateChange || enrolment.forgottenAt) return;
    const { underWayUntil } = enrolment.dateChange;
    if (underWayUntil > this.clock.now()) return { again: underWayUntil };
    await this.settle(enrolment);
  }

  /** Settles the change if this process ends, or a supplier fails, before the outcome is known. */
  private scheduleSettlement({ id, dateChange }: EnrolmentRecord, key: string): Promise<void> {
    const runAt = dateChange?.underWayUntil ?? this.clock.now();
    return this.jobs.schedule({ kind: SETTLE, key: `${SETTLE}:${key}`, runAt, data: { enrolmentId: id } });
  }

  /** Drops the stored change and stores its outcome; CONFLICT if another call has settled it. */
  private finish(
    enrolmentId: string,
    key: string,
    outcome: (current: EnrolmentRecord) => EnrolmentChange,
  ): Promise<EnrolmentRecord> {
    return this.revisions.reviseAlsoClosed(enrolmentId, (current) => {
      if (current.dateChange?.key !== key) throw new DomainError('CONFLICT');
      return { ...outcome(current), dateChange: null };
    });
  }

  private extendLease(enrolmentId: string, key: string, underWayUntil: Date): Promise<unknown> {
    return this.enrolments.revise(enrolmentId, ({ dateChange }) =>
      dateChange?.key === key ? { dateChange: { ...dateChange, underWayUntil } } : {},
    );
  }

  private async plannerFor(enrolment: EnrolmentRecord) {
    const addWorkingDays = await workingDaysOf(nationOf(enrolment));
    const today = this.clock.today();
    return (current: EnrolmentRecord, to: string) => plannedChange({ enrolment: current, today, to, addWorkingDays });
  }

  /** The outcome of an interrupted request, found by its Idempotency-Key. */
  private outcomeBefore({ dateChangeOutcomes }: EnrolmentRecord): Outcome | null {
    const request = idOfAttempt(CHANGE);
    return dateChangeOutcomes.find((outcome) => outcome.request === request) ?? null;
  }

  private toResult(record: EnrolmentRecord, { isChanged, refusedBy, effects }: Outcome): MoveDateResult {
    const enrolment = this.view.of(record);
    return { isChanged, refusedBy, effects, enrolment };
  }

  private limits() {
    return { maxPastMonths: this.env.MOVE_IN_MAX_PAST_MONTHS, maxFutureDays: this.env.MOVE_IN_MAX_FUTURE_DAYS };
  }
}

function outcomeOf({ preview: { effects } }: PlannedChange, refused: SupplierDate | null): Outcome {
  const by = effects.find(({ contact }) => refused !== null && contact?.reference === refused.reference);
  return { isChanged: refused === null, refusedBy: by?.contact ?? null, effects };
}

/** Records the outcome for a repeat of the request. */
function withOutcome({ dateChangeOutcomes }: EnrolmentRecord, outcome: Outcome): EnrolmentChange {
  const request = idOfAttempt(CHANGE);
  return request === null
    ? {}
    : { dateChangeOutcomes: [...dateChangeOutcomes, { request, ...outcome }].slice(-maxOutcomes) };
}

function rejectSameDate({ moveInDate }: EnrolmentRecord, field: string, to: string): void {
  if (moveInDate === to) throw new DomainError('VALIDATION', { errors: { [field]: moveDateTexts.sameDate } });
}
