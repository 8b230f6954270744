import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { addDays, londonToday } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { HistoryService } from '../../agents/history/history.service.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { partnerProgressOf } from '../../move/enrolment/partner-progress.js';
import { isUnfinished } from '../../move/enrolment/unfinished-enrolment.js';
import { type DueRetention, RetentionRepository } from '../../move/enrolment/retention.repository.js';
import { ContinueLinkMailer } from '../../move/unknown-move-date/continue-link.mailer.js';
import type { JobData } from '../jobs/job.model.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Messages } from '../messages/messages.js';
import { DataPrivacyService } from '../data-privacy/data-privacy.service.js';

const UNFINISHED = 'unfinished-enrolments';
const WARNING = 'erasure-warning';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How many enrolments one run of the daily job handles in each stage: fewer than its lease allows. */
const maxPerRun = 50;

/**
 * Erases enrolments in which nothing was ordered, once no one has used them for UNFINISHED_RETENTION_DAYS. The mover gets a mail
 * before. Any use restarts the period: a change, a page that is shown, a login, an agent's call. One daily job of any process; each run
 * handles a batch, and an interrupted one is repeated.
 */
@Injectable()
export class UnfinishedEnrolments implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly history: HistoryService,
    private readonly privacy: DataPrivacyService,
    private readonly mailer: ContinueLinkMailer,
    private readonly messages: Messages,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(UNFINISHED, () => this.review(), { priority: 'bulk' });
    this.jobs.handle(WARNING, (data) => this.warn(data), { priority: 'bulk' });
  }

  /** A job that was given up after failures is scheduled again by the next process. */
  async onApplicationBootstrap(): Promise<void> {
    const runAt = this.clock.now();
    await this.jobs.schedule({ kind: UNFINISHED, key: UNFINISHED, runAt, data: {}, repeatableAfter: 0 });
  }

  private async review(): Promise<{ readonly again: Date }> {
    const today = this.clock.today();
    const started = await this.retention.startMissing({ stage: 'active', day: today }, maxPerRun);
    const unused = await this.retention.due('active', this.lastUseBefore(this.endAfter(today)), maxPerRun);
    for (const due of unused) await this.decide(due, today);
    const ending = await this.retention.due('ending', today, maxPerRun);
    for (const due of ending) await this.erase(due, today);
    const isBehind = [started, unused.length, ending.length].includes(maxPerRun);
    return { again: isBehind ? this.clock.now() : this.clock.in(DAY_MS) };
  }

  /** Warns the mover, unless the enrolment is kept or was used after all. */
  private async decide(due: DueRetention, today: string): Promise<void> {
    const enrolment = await this.enrolments.find(due.id);
    if (!enrolment || !expires(enrolment)) return this.retention.change(due, { stage: 'kept', day: today });
    const endsOn = this.endAfter(today);
    if (await this.restartIfUsed(due, this.lastUseBefore(endsOn))) return;
    // Before the stage, so that a crash loses no warning.
    await this.jobs.schedule({
      kind: WARNING,
      key: `${WARNING}:${due.id}:${endsOn}`,
      runAt: this.clock.now(),
      data: { enrolmentId: due.id, endsOn },
    });
    await this.retention.change(due, { stage: 'ending', day: endsOn });
  }

  private async warn({ enrolmentId = '', endsOn = '' }: JobData): Promise<void> {
    await this.mailer.mail({
      enrolmentId,
      isWanted: ({ retention }) =>
        retention !== null && (retention.day === endsOn || retention.day <= this.lastUseBefore(endsOn)),
      send: (to, link, opens) => this.messages.sendErasureWarning(to, link, { opens, endsOn }),
    });
  }

  private async erase(due: DueRetention, today: string): Promise<void> {
    if (await this.restartIfUsed(due, this.lastUseBefore(due.retention.day))) return;
    try {
      const isDue = (current: EnrolmentRecord) => expires(current) && isSame(current, due);
      if (!(await this.privacy.expire(due.id, isDue))) await this.retention.change(due, { stage: 'kept', day: today });
    } catch (err) {
      const reason = err instanceof DomainError ? { code: err.code } : { err };
      this.log.warn({ enrolment: due.id, ...reason }, 'unfinished enrolment could not be erased and will be retried');
      await this.retention.change(due, { stage: 'ending', day: addDays(today, 1) });
    }
  }

  /** A login or a call changes no field, but has an entry in the history. Returns whether one is later than this day. */
  private async restartIfUsed(due: DueRetention, lastUse: string): Promise<boolean> {
    const usedAt = await this.history.lastUsedAt(due.id);
    if (usedAt === null || londonToday(usedAt) <= lastUse) return false;
    await this.retention.change(due, { stage: 'active', day: londonToday(usedAt) });
    return true;
  }

  private endAfter(today: string): string {
    return addDays(today, this.env.UNFINISHED_WARNING_DAYS);
  }

  /** The last use that leads to an erasure on this day. */
  private lastUseBefore(endsOn: string): string {
    return addDays(endsOn, -this.env.UNFINISHED_RETENTION_DAYS);
  }
}

/** A move that its partner's person has not opened ends by the rule of such moves. */
function expires(enrolment: EnrolmentRecord): boolean {
  const isUnopened = enrolment.isSentByPartner && partnerProgressOf(enrolment).status === null;
  return isUnfinished(enrolment) && !isUnopened;
}

const isSame = ({ retention }: EnrolmentRecord, due: DueRetention) =>
  retention?.stage === due.retention.stage && retention.day === due.retention.day;
