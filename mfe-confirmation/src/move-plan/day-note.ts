import { weekdayOf } from '@home-move/ui';
import { movePlanTexts } from './move-plan.texts';

const texts = movePlanTexts.days;
const dayMs = 24 * 60 * 60 * 1000;
/** From two weeks on, weeks are easier to read than days. */
const daysInWeeks = 14;

/** "in 3 days", "in 2 weeks", "5 days ago" */
function distance(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  if (days === 1) return texts.tomorrow;
  if (days === -1) return texts.yesterday;
  const count = Math.abs(days);
  const length = count < daysInWeeks ? texts.length(count, 'day') : texts.length(Math.round(count / 7), 'week');
  return days > 0 ? texts.in(length) : texts.ago(length);
}

/** "Today, Tuesday", "Friday, in 3 days" */
export function dayNote(date: string, today: string): string {
  const weekday = weekdayOf(date);
  return date === today ? texts.today(weekday) : texts.note(weekday, distance(date, today));
}
