import { addDays } from '@home-move/contract';
import { addWorkingDays } from './working-days.js';

/** The time that a new instruction takes to reach the bank. */
const setUpWorkingDays = 10;

/**
 * The day of the first collection, yyyy-MM-dd: at least ten working days ahead and not before supply starts, on the
 * preferred day of the month if there is one.
 */
export async function firstPaymentOn(today: string, switchesOn: string, preferredDay: number | null): Promise<string> {
  const ready = await addWorkingDays(today, setUpWorkingDays);
  const earliest = switchesOn > ready ? switchesOn : ready;
  if (preferredDay === null) return earliest;
  let day = earliest;
  while (Number(day.slice(8)) !== preferredDay) day = addDays(day, 1);
  return day;
}
