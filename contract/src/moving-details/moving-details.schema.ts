import * as z from 'zod/mini';
import { addDays, addMonths, isIsoDate } from '../form/calendar-date';
import { formNumber } from '../form/form-values';
import { movingDetailsMessages, type MoveInLimits, type MoveInMessages } from './moving-details';

/**
 * A move-in date, yyyy-MM-dd, within the limits. [MOVE-12 to MOVE-15]
 * @param rules.today London's calendar day
 * @param rules.messages a page's own messages; by default the moving details messages
 */
export function moveInDateSchema({
  today,
  limits,
  messages = movingDetailsMessages,
}: {
  today: string;
  limits: MoveInLimits;
  messages?: MoveInMessages | undefined;
}) {
  return z.string(messages.dateMissing).check(
    z.minLength(1, { error: messages.dateMissing, abort: true }),
    z.refine(isIsoDate, { error: messages.dateImpossible, abort: true }),
    z.refine((iso) => iso <= addDays(today, limits.maxFutureDays), messages.tooFarAhead(limits.maxFutureDays)),
    z.refine((iso) => iso >= addMonths(today, -limits.maxPastMonths), messages.tooFarBack(limits.maxPastMonths)),
  );
}

/** The four statuses that a mover can choose; 0 means not chosen yet. [MOVE-17] */
export const residentialStatusSchema = formNumber(
  [200, 201, 202, 203] as const,
  movingDetailsMessages.residentialStatus,
);
