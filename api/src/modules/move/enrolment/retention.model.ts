import { londonToday, type Service } from '@home-move/contract';
import { listOf, subSchema } from '../../../common/database/sub-schema.js';

/** The period after which an unfinished enrolment is erased. */
export interface Retention {
  /** `active` while it is used, `ending` once the mover was warned, `kept` if the period does not apply. */
  readonly stage: 'active' | 'ending' | 'kept';
  /** yyyy-MM-dd: the last day of use if active, the day of the erasure if ending, the day of that decision if kept. */
  readonly day: string;
}

export const retentionSchema = subSchema<Retention>({ stage: String, day: String });

/** What remains of an unfinished enrolment besides brand, type, status and month: nothing personal. */
export interface UnfinishedStatistics {
  /** Path of the step last shown; null if none was. */
  readonly step: string | null;
  /** The services that the mover wanted. */
  readonly services: readonly Service[];
}

export const unfinishedStatisticsSchema = subSchema<UnfinishedStatistics>({
  step: String,
  services: listOf(String),
});

/** The period of an enrolment that is used now. */
export const usedAt = (now: Date): Retention => ({ stage: 'active', day: londonToday(now) });

/** The first moment of the month, UTC. */
export const monthOf = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1));
