import { londonTime, londonToday } from '@home-move/contract';
import { formatDate } from '@home-move/ui';

/** The time of an ISO instant in London: "10:42am". */
export function formatTime(instant: string): string {
  const [hours, minutes] = londonTime(new Date(instant)).split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

/** An ISO instant in London: "10:42am" if it is of today, otherwise "10:42am on 20 Nov 2026". */
export function formatMoment(instant: string, today: string): string {
  const time = formatTime(instant);
  const day = londonToday(new Date(instant));
  return day === today ? time : `${time} on ${formatDate(day)}`;
}
