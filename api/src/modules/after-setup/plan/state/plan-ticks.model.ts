import type { TickablePlanEntryId } from '@home-move/contract';
import { nullable, subSchema } from '../../../../common/database/sub-schema.js';

/** When each task was ticked off; null for a task that is not ticked. */
export type PlanTicks = Readonly<Record<TickablePlanEntryId, Date | null>>;

/** The field of an enrolment about the move plan. */
export interface PlanFields {
  /** When the mover ticked off tasks of the move plan; null before the first. */
  readonly planTicks: PlanTicks | null;
}

const planTicksSchema = subSchema<PlanTicks>({
  'redirect-mail': Date,
  'leave-council': Date,
  'leave-readings': Date,
  'meter-readings': Date,
  'first-payment': Date,
  'gas-first-payment': Date,
});

/** The fields of `PlanFields`. */
export const planFields = { planTicks: nullable(planTicksSchema) };
