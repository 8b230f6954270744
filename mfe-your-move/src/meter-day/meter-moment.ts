import { londonToday } from '@home-move/contract';
import { formatDate } from '@home-move/ui';
import { formatTime } from '../orders/moment';

/** An ISO instant in London within a sentence: "today at 9:31am", "on 20 Nov 2026 at 9:31am". */
export function meterMoment(instant: string, today: string): string {
  const day = londonToday(new Date(instant));
  return `${day === today ? 'today' : `on ${formatDate(day)}`} at ${formatTime(instant)}`;
}
