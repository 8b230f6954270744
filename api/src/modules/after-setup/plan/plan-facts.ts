import {
  residentialStatus,
  type PlanAction,
  type PlanEntry,
  type PlanEntryId,
  type PlanEntryState,
} from '@home-move/contract';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { planTexts } from './plan.texts.js';

/** What a plan is computed from. */
export interface PlanFacts {
  readonly enrolment: EnrolmentRecord;
  /** London's calendar day, yyyy-MM-dd. */
  readonly today: string;
  /** The day `count` working days after a day, in the nation of the home; before it with a negative count. */
  readonly addWorkingDays: (iso: string, count: number) => string;
  readonly supportPhone: string;
}

/** A landlord takes over a home and does not move. */
export const isLandlord = ({ enrolment }: Pick<PlanFacts, 'enrolment'>): boolean =>
  enrolment.residentialStatus === residentialStatus.landlord;

/** Whether an agent has finished the enrolment, so that the mover can no longer change anything here. */
export const isFinished = ({ enrolment }: Pick<PlanFacts, 'enrolment'>): boolean => enrolment.closedAt !== null;

/** "the day you move in": the day from which the bills of the home are theirs. */
export const startDayOf = (facts: PlanFacts): string =>
  isLandlord(facts) ? planTexts.startDay.landlord : planTexts.startDay.mover;

/** What most entries have. */
const plain = { isTicked: null, prices: [], reference: null } as const;

/** A task of the mover: done if `isDone`. */
export function task(
  id: PlanEntryId,
  date: string | null,
  { title, text }: Pick<PlanEntry, 'title' | 'text'>,
  { isDone = false, action = null }: { readonly isDone?: boolean; readonly action?: PlanAction | null } = {},
): PlanEntry {
  return { id, kind: 'task', date, title, text, state: isDone ? 'done' : 'to-do', action, ...plain };
}

interface EventOptions {
  readonly action?: PlanAction | null;
  /** Whether a company has accepted it. */
  readonly isSetUp?: boolean;
}

/** An entry that happens without the mover: done once its day has passed. */
export function event(
  id: PlanEntryId,
  date: string | null,
  { title, text }: Pick<PlanEntry, 'title' | 'text'>,
  { today, action = null, isSetUp = false }: Pick<PlanFacts, 'today'> & EventOptions,
): PlanEntry {
  return { id, kind: 'event', date, title, text, state: eventState(date, today, isSetUp), action, ...plain };
}

function eventState(date: string | null, today: string, isSetUp: boolean): PlanEntryState {
  if (date === null) return 'waiting';
  if (date < today) return 'done';
  return isSetUp ? 'set-up' : 'planned';
}

/** Calls the brand's support. */
export const callUs = (phone: string): PlanAction => ({ kind: 'phone', number: phone, label: planTexts.callUs(phone) });

/** Joins sentences; null leaves one out. */
export const sentences = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' ');
