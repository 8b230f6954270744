import { addDays } from '@home-move/contract';
import { addWorkingDays } from './working-days.js';

/** A new instruction needs this long to reach the bank. */
const setUpWorkingDays = 10;

/**
 * The first collection: on the preferred day of the month, at least ten working days ahead and not before supply starts.
 * Without a preferred day, as soon as that. yyyy-MM-dd.
 */
export function firstPaymentOn(today: string, switchesOn: string, preferredDay: number | null): string {
  const ready = addWorkingDays(today, setUpWorkingDays);
  const earliest = switchesOn > ready ? switchesOn : ready;
  if (preferredDay === null) return earliest;
  let day = earliest;
  while (Number(day.slice(8)) !== preferredDay) day = addDays(day, 1);
  return day;
}
