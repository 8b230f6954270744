import { addDays, londonToday } from '@home-move/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';

/** The hour of London at which an invitation is due that has a day. */
const hourOfDay = 9;
const HOUR_MS = 60 * 60 * 1000;
/** How many days after the invitation each reminder is due. */
export const reminderDays = [3, 7] as const;

const hourFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' });
const londonHour = (time: Date) => Number(hourFormat.format(time));

/** An hour of London on a day, yyyy-MM-dd. */
function atHour(day: string, hour: number): Date {
  const inWinter = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(inWinter.getTime() - (londonHour(inWinter) - hour) * HOUR_MS);
}

/** When the partner wants the person invited. */
export interface InvitationPlan {
  /** yyyy-MM-dd */
  readonly on?: string | undefined;
  readonly daysBefore?: number | undefined;
}

/** When people are invited and reminded: outside the quiet hours, which last from 20:00 to 08:00 in London. */
@Injectable()
export class InvitationTimes {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'INVITATION_FROM_HOUR' | 'INVITATION_UNTIL_HOUR'>) {}

  /** This time, or the next morning's if it is in the quiet hours. */
  afterQuietHours(time: Date): Date {
    const { INVITATION_FROM_HOUR: from, INVITATION_UNTIL_HOUR: until } = this.env;
    const hour = londonHour(time);
    if (hour >= from && hour < until) return time;
    const today = londonToday(time);
    return atHour(hour < from ? today : addDays(today, 1), from);
  }

  /** When an invitation is due: at once, on a day, or a number of days before the move, but not in the past. */
  planned({ on, daysBefore }: InvitationPlan, moveInDate: string | null, now: Date): Date {
    const day = on ?? (daysBefore === undefined || moveInDate === null ? null : addDays(moveInDate, -daysBefore));
    const time = day === null ? now : atHour(day, hourOfDay);
    return this.afterQuietHours(time < now ? now : time);
  }

  /** When a reminder of an invitation is due: the first has number 1. Null after the last one. */
  reminder(invitedAt: Date, number: number): Date | null {
    const days = reminderDays[number - 1];
    return days === undefined ? null : this.afterQuietHours(new Date(invitedAt.getTime() + days * 24 * HOUR_MS));
  }
}
