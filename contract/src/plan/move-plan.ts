import * as z from 'zod/mini';
import type { StepId } from '../journey/steps';
import type { MeterReadings } from './meter-readings.schema';

/**
 * What a plan can contain, in the order of a usual move. The UID of a calendar entry derives from the id, so an id that was
 * published never changes its meaning. Those with `gas` are of the gas plan of a home with mixed meters.
 */
export const planEntryIds = [
  'choose-energy',
  'choose-broadband',
  'redirect-mail',
  'leave-council',
  'energy-cancel-by',
  'gas-cancel-by',
  'broadband-cancel-by',
  'sky-call',
  'leave-readings',
  'move-in',
  'meter-readings',
  'council',
  'water',
  'sewerage',
  'energy-start',
  'gas-start',
  'first-payment',
  'gas-first-payment',
  'broadband-start',
  'broadband-visit',
  'smart-meter',
  'gas-smart-meter',
] as const;
export type PlanEntryId = (typeof planEntryIds)[number];

/** `task`: the mover does it. `event`: it happens without the mover. */
export const planEntryKinds = ['task', 'event'] as const;
export type PlanEntryKind = (typeof planEntryKinds)[number];

/**
 * `to-do`: the mover has to act. `waiting`: another company has to act first, or the day from which the mover can act has to
 * come. `planned`: an event on its day. `set-up`: an event that a company has accepted, on its day.
 * `done`: the mover did it, or the day of an event has passed.
 */
export const planEntryStates = ['to-do', 'waiting', 'planned', 'set-up', 'done'] as const;
export type PlanEntryState = (typeof planEntryStates)[number];

/** Tasks that the mover ticks off, because only the mover knows when they are done. */
export const tickablePlanEntryIds = [
  'redirect-mail',
  'leave-council',
  'leave-readings',
  'meter-readings',
  'first-payment',
  'gas-first-payment',
] as const satisfies readonly PlanEntryId[];
export type TickablePlanEntryId = (typeof tickablePlanEntryIds)[number];

/** Body of `PUT /enrolment/move-plan-task`: ticks a task off, or undoes that. */
export const planTickSchema = z.object({ id: z.enum(tickablePlanEntryIds), isDone: z.boolean() });
export type PlanTick = z.infer<typeof planTickSchema>;

/** Where the mover acts: on a step of the journey, where meter readings are noted, on another site, or by phone. */
export type PlanAction =
  | { readonly kind: 'step'; readonly step: StepId; readonly label: string }
  | { readonly kind: 'readings'; readonly label: string }
  | { readonly kind: 'link'; readonly url: string; readonly label: string }
  | { readonly kind: 'phone'; readonly number: string; readonly label: string };

/** One line of the plan. */
export interface PlanEntry {
  readonly id: PlanEntryId;
  readonly kind: PlanEntryKind;
  /** yyyy-MM-dd; null while it has no day. */
  readonly date: string | null;
  readonly title: string;
  /** Plain sentences, without names, address or references: they go to calendars, too. */
  readonly text: string;
  readonly state: PlanEntryState;
  /** Whether the mover has ticked it off; null if they cannot. */
  readonly isTicked: boolean | null;
  /** Monthly cost, with the days from which another amount applies; empty if free. Not in calendars. */
  readonly prices: readonly string[];
  /** The company's reference with the name of the order; null without one. Not in calendars. */
  readonly reference: string | null;
  /** Null if nothing needs to be done, or no address or number is known. */
  readonly action: PlanAction | null;
}

/** Where movers have their mail redirected, and the working days that it takes. */
export const mailRedirection = {
  url: 'https://www.royalmail.com/personal/receiving-mail/redirection',
  workingDays: 5,
} as const;

/** A dated change of an order: another price, or the end of a fixed price or a contract. Not in calendars. */
export interface PlanChange {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly title: string;
  readonly text: string;
}

/** Response of `GET /enrolment/move-plan`: by date, entries without one last. */
export interface MovePlan {
  /** yyyy-MM-dd; null while it is unknown. */
  readonly moveInDate: string | null;
  readonly entries: readonly PlanEntry[];
  /** From today on, by date. */
  readonly later: readonly PlanChange[];
  /** What the mover noted; null before that. */
  readonly meterReadings: MeterReadings | null;
}

/** Response of `GET /enrolment/calendar-feed`. The address itself is shown once, when it is created. */
export interface CalendarFeedState {
  /** Whether an address was created that still works. */
  readonly isActive: boolean;
}

/** Response of `POST /enrolment/calendar-feed`: the secret address of a calendar that follows the plan. */
export interface CalendarFeed {
  /** With the scheme `webcal`, which opens the calendar program. */
  readonly webcalUrl: string;
  /** The same address to paste into a calendar on the web. */
  readonly url: string;
}
