import { addDays } from '@home-move/contract';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';

/** What the effects of another move-in date are computed from. Days are yyyy-MM-dd. */
export interface MoveDateFacts {
  readonly enrolment: EnrolmentRecord;
  readonly today: string;
  readonly to: string;
  /** The day `count` working days after a day, in the nation of the home; before it with a negative count. */
  readonly addWorkingDays: (iso: string, count: number) => string;
}

/** Working days before a day until which suppliers change it, and that they need for a new one. */
export const noticeWorkingDays = { energy: 2, broadband: 5 } as const;

/** Whether a supplier would have less notice of a day than it needs. */
export function isTooSoon(day: string, notice: number, { today, addWorkingDays }: MoveDateFacts): boolean {
  return addWorkingDays(day, -notice) < today;
}

/** A day, or the first one after it that gives a supplier its notice. */
export function withNotice(day: string, notice: number, facts: MoveDateFacts): string {
  let first = day > facts.today ? day : facts.today;
  while (isTooSoon(first, notice, facts)) first = addDays(first, 1);
  return first;
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: string, { addWorkingDays }: MoveDateFacts): string {
  return addWorkingDays(addDays(day, -1), 1);
}
