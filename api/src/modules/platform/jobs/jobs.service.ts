import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from '../../../common/clock/clock.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import type { JobData } from './job.model.js';
import { JobRepository } from './job.repository.js';

export interface JobRequest {
  readonly kind: string;
  /** Identifies the job. */
  readonly key: string;
  readonly runAt: Date;
  readonly data: JobData;
  /** Milliseconds after which a finished job may be scheduled again; never if missing. */
  readonly repeatableAfter?: number;
}

/**
 * Runs a due job. It may run twice when a process dies, so it checks first whether the job is still needed. Return
 * `{ again }` to postpone it; a rejection is a failure, and the job is retried.
 */
export type JobHandler = (data: JobData) => Promise<void | { readonly again: Date }>;

/** `bulk` jobs may be due by the thousand: they run when no other job is due. */
export type JobPriority = 'usual' | 'bulk';

/** How jobs of a kind are run and kept. */
export interface JobOptions {
  readonly priority?: JobPriority;
  /**
   * Whether a done job is kept as long as its enrolment instead of 30 days: the same key may be scheduled again at any time, and must
   * not run twice.
   */
  readonly keepsKeys?: boolean;
  /** True if the job must run even after its enrolment is erased. */
  readonly survivesErasure?: boolean;
}

interface RegisteredHandler extends JobOptions {
  readonly handler: JobHandler;
}

/** Schedules work that survives the process. */
@Injectable()
export class JobsService implements OnModuleInit {
  private readonly registered = new Map<string, RegisteredHandler>();

  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('jobs', ({ enrolmentId }) => {
      const surviving = [...this.registered].flatMap(([kind, { survivesErasure }]) => (survivesErasure ? [kind] : []));
      return this.jobs.deleteOf(enrolmentId, surviving);
    });
  }

  /** Registers the handler of a kind of job. Processes without a handler leave such jobs to others. */
  handle(kind: string, handler: JobHandler, options: JobOptions = {}): void {
    this.registered.set(kind, { handler, ...options });
  }

  handlerOf(kind: string): JobHandler | undefined {
    return this.registered.get(kind)?.handler;
  }

  /** Whether done jobs of a kind are kept as long as their enrolment. */
  keepsKeys(kind: string): boolean {
    return this.registered.get(kind)?.keepsKeys ?? false;
  }

  /** The kinds that have a handler, of a priority if one is given. */
  kinds(wanted?: JobPriority): readonly string[] {
    return [...this.registered].flatMap(([kind, { priority = 'usual' }]) =>
      wanted === undefined || priority === wanted ? [kind] : [],
    );
  }

  /** Whether a job is scheduled or running: it has neither succeeded nor been given up. */
  async isPending(key: string): Promise<boolean> {
    return this.jobs.isPending(key);
  }

  /** Schedules a job in the transaction of the change that it follows. Its key must be new. */
  async scheduleWithin(session: ClientSession, job: Omit<JobRequest, 'repeatableAfter'>): Promise<void> {
    await this.jobs.add(job, session);
  }

  /** Schedules a job, which is stored when this resolves. Idempotent per key. */
  async schedule({ repeatableAfter, ...job }: JobRequest): Promise<void> {
    if ((await this.jobs.add(job)) || repeatableAfter === undefined) return;
    const doneBefore = new Date(this.clock.now().getTime() - repeatableAfter);
    await this.jobs.reschedule(job, doneBefore);
  }
}
