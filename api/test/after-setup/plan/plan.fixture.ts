import { enrolmentEndpoints, planEndpoints, type PlanEntryId } from '@home-move/contract';
import ICAL from 'ical.js';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

export const planOf = (api: BootedApp, { token }: Pick<Mover, 'token'>) => api.call(planEndpoints.plan, {}, { token });

export const moveTo = (api: BootedApp, { token }: Mover, moveInDate: string) =>
  api.call(enrolmentEndpoints.update, { body: { moveInDate } }, { token });

/** An event of a calendar, as a calendar program reads it. */
export interface CalendarEvent {
  readonly uid: string;
  readonly date: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
}

/** The events of a calendar file by entry of the plan. */
export function eventsIn(calendar: string): Readonly<Partial<Record<PlanEntryId, CalendarEvent>>> {
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  return Object.fromEntries(
    component.getAllSubcomponents('vevent').map((vevent) => {
      const { uid, startDate, sequence, summary } = new ICAL.Event(vevent);
      const status = String(vevent.getFirstPropertyValue('status'));
      return [uid.split('.')[0], { uid, date: startDate.toString(), sequence, status, summary }];
    }),
  );
}

export const download = async (api: BootedApp, { token }: Pick<Mover, 'token'>) => {
  const answer = await api.call(planEndpoints.calendar, {}, { token });
  return { ...answer, events: answer.status === 200 ? eventsIn(answer.text) : {} };
};

export async function createFeed(api: BootedApp, { token }: Pick<Mover, 'token'>): Promise<string> {
  const { status, body } = await api.call(planEndpoints.createFeed, {}, { token });
  expect(status).toBe(201);
  return body.url.replace(/^.*\/calendar\/(.*)\.ics$/, '$1');
}

export const readFeed = (api: BootedApp, token: string) => api.call(planEndpoints.feed, { params: { token } });
