import type { MeterPhoto, MeterPhotos } from '../plan/meter-photo';
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
    summary: 'What happens when in the move, and what the mover has to do',
  }),
  /** The moving checklist. [CONF-09] */
  document: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/enrolment/move-plan.pdf',
    roles: enrolmentRoles,
    media: 'application/pdf',
    problems: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    summary: 'The move plan to print',
  }),
  calendar: endpoint<NoInput, Blob>({
    method: 'GET',
    path: '/enrolment/move-plan.ics',
    roles: enrolmentRoles,
    media: 'text/calendar',
    summary: 'The days of the move plan as a calendar file',
  }),
  feedState: endpoint<NoInput, CalendarFeedState>({
    method: 'GET',
    path: '/enrolment/calendar-feed',
    roles: ['enrolment', 'customer'],
    summary: 'Whether a calendar follows the move plan',
  }),
  /** Ends the address that was created before. */
  createFeed: endpoint<NoInput, CalendarFeed>({
    method: 'POST',
    path: '/enrolment/calendar-feed',
    roles: ['enrolment', 'customer'],
    success: 201,
    summary: 'Create the address of a calendar that follows the move plan',
  }),
  /** Calendars that use it get no plan any more. Repeated, it changes nothing. */
  endFeed: endpoint<NoInput, void>({
    method: 'DELETE',
    path: '/enrolment/calendar-feed',
    roles: ['enrolment', 'customer'],
    success: 204,
    summary: 'End the address of the calendar that follows the move plan',
  }),
  /** Needs no login: the token is the key, of this calendar alone. */
  feed: endpoint<{ params: { token: string } }, Blob>({
    method: 'GET',
    path: '/calendar/:token.ics',
    roles: [],
    media: 'text/calendar',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    summary: 'The days of a move plan, for calendar programs',
  }),
  /** Replaces what was noted before. */
  saveReadings: endpoint<{ body: MeterReadings }, MovePlan>({
    method: 'PUT',
    path: '/enrolment/meter-readings',
    roles: enrolmentRoles,
    summary: "Note the meter readings of the new home until the supplier's account exists",
  }),
  /** Repeated, it changes nothing. */
  tick: endpoint<{ body: PlanTick }, MovePlan>({
    method: 'PUT',
    path: '/enrolment/move-plan-task',
    roles: enrolmentRoles,
    summary: 'Tick off a task of the move plan, or undo that',
  }),
  /** Those of the present home alone. */
  photos: endpoint<NoInput, MeterPhotos>({
    method: 'GET',
    path: '/enrolment/meter-photos',
    roles: enrolmentRoles,
    summary: 'The photos of the meters of the new home',
  }),
  /** Replaces the one before; what it contains besides the picture is dropped. PAYLOAD_TOO_LARGE beyond 400 kB. */
  savePhoto: endpoint<{ params: { meter: string }; body: MeterPhoto }, void>({
    method: 'PUT',
    path: '/enrolment/meter-photos/:meter',
    roles: enrolmentRoles,
    success: 204,
    problems: ['ADDRESS_MISSING', 'TOO_MANY_REQUESTS'],
    summary: 'Keep a photo of a meter of the new home',
  }),
  removePhoto: endpoint<{ params: { meter: string } }, void>({
    method: 'DELETE',
    path: '/enrolment/meter-photos/:meter',
    roles: enrolmentRoles,
    success: 204,
    summary: 'Erase the photo of a meter',
  }),
};
