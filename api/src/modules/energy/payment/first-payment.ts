import { addDays } from '@home-move/contract';
import { addWorkingDays, type Nation } from '../../../common/calendar/working-days.js';

/** The time that a new instruction takes to reach the bank. */
const setUpWorkingDays = 10;

/** What decides when the first Direct Debit is collected. Days are yyyy-MM-dd. */
export interface Collection {
  /** The day on which the supplier accepts the application. */
  readonly acceptedOn: string;
  readonly supplyStartDate: string;
  /** Day of the month; null when the supplier sets it. */
  readonly preferredDay: number | null;
  readonly nation: Nation;
}

/**
 * The day of the first collection, yyyy-MM-dd: at least ten working days ahead and not before supply starts, on the
 * preferred day of the month if there is one.
 */
export async function firstPaymentOn({
  acceptedOn,
  supplyStartDate,
  preferredDay,
  nation,
}: Collection): Promise<string> {
  const ready = await addWorkingDays(acceptedOn, setUpWorkingDays, nation);
  const earliest = supplyStartDate > ready ? supplyStartDate : ready;
  if (preferredDay === null) return earliest;
  let day = earliest;
  while (Number(day.slice(8)) !== preferredDay) day = addDays(day, 1);
  return day;
}
