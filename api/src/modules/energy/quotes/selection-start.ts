import { startDateWindow, type StartDateFacts, type StartDateWindow } from '@home-move/contract';
import { slotChange, slotOf, slotsLeft, type EnergySlot } from '../state/energy-slot.js';
import type { StartAnswers, StoredSelection } from '../state/energy.state.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { startDateFacts } from './supply-start.js';

/** The start date as a selection stores it. */
export type StoredStart = Pick<StoredSelection, 'startServiceDate' | 'startsForMoveIn' | 'startAnswers'>;

/** When the selection that is left to set up starts: one day for all its tariffs. */
export interface SelectionStart {
  readonly slots: readonly EnergySlot[];
  readonly facts: StartDateFacts;
  readonly stored: StoredStart;
  /** The effective start: not the stored one if that is too early, or was found for another move-in date. */
  readonly current: StoredStart;
}

/** Null without a selection that is left to set up. */
export function selectionStart(record: EnrolmentRecord, today: string): SelectionStart | null {
  const slots = slotsLeft(record);
  const selections = slots.map((slot) => slotOf(record, slot).selection).filter((selection) => selection !== null);
  const [first] = selections;
  if (!first) return null;
  const facts = startDateFacts(tariffsOf(selections), record);
  // They are missing if the previous version stored the selection after the migration: then the start is the earliest day.
  const { startServiceDate, startsForMoveIn, startAnswers }: Partial<StoredStart> = first;
  const stored = {
    startServiceDate: startServiceDate ?? '',
    startsForMoveIn: startsForMoveIn ?? null,
    startAnswers: startAnswers ?? null,
  };
  return { slots, facts, stored, current: movedStart(stored, facts, today) };
}

/** The start of a selection that is made now: the earliest day. */
export function earliestStart(facts: StartDateFacts, today: string): StoredStart {
  return startedOn(windowOf(facts, today, null).earliest, facts, null);
}

export function windowOf(facts: StartDateFacts, today: string, answers: StartAnswers | null): StartDateWindow {
  return startDateWindow(facts, { today, consentToPayWhileSwitch: answers?.consentToPayWhileSwitch ?? false });
}

/** Stores a start date with every tariff that is left to set up. */
export function storeStart(record: EnrolmentRecord, { slots }: SelectionStart, start: StoredStart): EnrolmentChange {
  const changes = slots.map((slot) => {
    const { selection } = slotOf(record, slot);
    return slotChange(slot, { selection: selection && { ...selection, ...start } });
  });
  return Object.assign({}, ...changes) as EnrolmentChange;
}

/** The tariffs of selections, in order. */
export function tariffsOf(selections: readonly Pick<StoredSelection, 'offers'>[]) {
  return selections.flatMap(({ offers }) => offers.map(({ tariff }) => tariff));
}

/**
 * The stored start, unless it is no longer possible: then the earliest day, which the mover has confirmed only by asking for
 * the earliest one.
 */
function movedStart(stored: StoredStart, facts: StartDateFacts, today: string): StoredStart {
  const { startServiceDate: day, startAnswers } = stored;
  if (stored.startsForMoveIn !== facts.moveInDate) return earliestStart(facts, today);
  const { earliest, latest } = windowOf(facts, today, startAnswers);
  if (day >= earliest && (day <= latest || startAnswers === null)) return stored;
  const isAsap = startAnswers?.startServiceOption === 'asap';
  return isAsap ? startedOn(earliest, facts, startAnswers) : earliestStart(facts, today);
}

function startedOn(day: string, { moveInDate }: StartDateFacts, startAnswers: StartAnswers | null): StoredStart {
  return { startServiceDate: day, startsForMoveIn: moveInDate, startAnswers };
}
