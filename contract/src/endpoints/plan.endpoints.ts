import type { MeterPhotos } from '../plan/meter-photo';
import type { MeterPhoto } from '../plan/meter-photo.schema';
import type { MeterReadings } from '../plan/meter-readings.schema';
import type { CalendarFeed, CalendarFeedState, MovePlan, PlanTick } from '../plan/move-plan';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** The move plan: as data, as a document, and in calendars. */
export const planEndpoints = {
  /** Without council and water while their directory is unavailable. */
  plan: endpoint<NoInput, MovePlan>({
    method: 'GET',
    path: '/enrolment/move-plan',
    roles: enrolmentRoles,
  }),
  /** The moving checklist. [CONF-09] */
  document: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/enrolment/move-plan.pdf',
    roles: enrolmentRoles,
    media: 'application/pdf',
  }),
  calendar: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/enrolment/move-plan.ics',
    roles: enrolmentRoles,
    media: 'text/calendar',
  }),
  feedState: endpoint<NoInput, CalendarFeedState>({
    method: 'GET',
    path: '/enrolment/calendar-feed',
    roles: ['enrolment', 'customer'],
  }),
  /** Ends the address that was created before. */
  createFeed: endpoint<NoInput, CalendarFeed>({
    method: 'POST',
    path: '/enrolment/calendar-feed',
    roles: ['enrolment', 'customer'],
    success: 201,
  }),
  /** Calendars that use it get no plan any more. Repeated, it changes nothing. */
  endFeed: endpoint<NoInput, void>({
    method: 'DELETE',
    path: '/enrolment/calendar-feed',
    roles: ['enrolment', 'customer'],
    success: 204,
  }),
  /** Needs no login: the token opens this calendar only. */
  feed: endpoint<{ params: { token: string } }, Blob>({
    method: 'GET',
    path: '/calendar/:token.ics',
    roles: [],
    media: 'text/calendar',
  }),
  /** Replaces earlier readings. */
  saveReadings: endpoint<{ body: MeterReadings }, MovePlan>({
    method: 'PUT',
    path: '/enrolment/meter-readings',
    roles: enrolmentRoles,
  }),
  /** Repeating it changes nothing. */
  tick: endpoint<{ body: PlanTick }, MovePlan>({
    method: 'PUT',
    path: '/enrolment/move-plan-task',
    roles: enrolmentRoles,
  }),
  /** Only photos of the present home. */
  photos: endpoint<NoInput, MeterPhotos>({
    method: 'GET',
    path: '/enrolment/meter-photos',
    roles: enrolmentRoles,
  }),
  /** Replaces the previous photo. Strips everything except the picture. PAYLOAD_TOO_LARGE beyond 400 kB. */
  savePhoto: endpoint<{ params: { meter: string }; body: MeterPhoto }, void>({
    method: 'PUT',
    path: '/enrolment/meter-photos/:meter',
    roles: enrolmentRoles,
    success: 204,
  }),
  removePhoto: endpoint<{ params: { meter: string } }, void>({
    method: 'DELETE',
    path: '/enrolment/meter-photos/:meter',
    roles: enrolmentRoles,
    success: 204,
  }),
};
