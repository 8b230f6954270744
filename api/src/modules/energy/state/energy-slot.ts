import { fuelsOf, type SingleFuel } from '@home-move/contract';
import type { EnergyFields, EnergySetUp, StoredSelection, UnsettledApplication } from './energy.state.js';
import { supplyFacts } from './supply-facts.js';

/**
 * The places where an enrolment stores a selection with its application. Mixed meters have a selection for each fuel: electricity in
 * the primary slot, gas in the secondary one. Every other home uses only the primary slot.
 */
export const energySlots = ['primary', 'secondary'] as const;
export type EnergySlot = (typeof energySlots)[number];

/** The contents of a slot. */
export interface SlotState {
  readonly selection: StoredSelection | null;
  /** An application sent, or about to be, whose outcome is unknown. */
  readonly application: UnsettledApplication | null;
  /** The accepted application. */
  readonly setUp: EnergySetUp | null;
}

const fieldsOf = {
  primary: { selection: 'selection', application: 'application', setUp: 'energySetUp' },
  secondary: { selection: 'secondarySelection', application: 'secondaryApplication', setUp: 'secondarySetUp' },
} as const satisfies Record<EnergySlot, Record<keyof SlotState, keyof EnergyFields>>;

type SlotFields = Pick<EnergyFields, (typeof fieldsOf)[EnergySlot][keyof SlotState]>;

export function slotOf(record: SlotFields, slot: EnergySlot): SlotState {
  const { selection, application, setUp } = fieldsOf[slot];
  return { selection: record[selection], application: record[application], setUp: record[setUp] };
}

/** The change that stores the given contents in a slot. */
export function slotChange(slot: EnergySlot, contents: Partial<SlotState>): Partial<SlotFields> {
  const fields = fieldsOf[slot];
  return Object.fromEntries(
    (Object.keys(contents) as (keyof SlotState)[]).map((part) => [fields[part], contents[part]]),
  );
}

/**
 * Whether the home pays for one fuel as you go and for the other by Direct Debit, so that each needs a separate selection.
 */
export function hasMixedMeters(home: Pick<EnergyFields, 'supply' | 'usage'>): boolean {
  return supplyFacts(home).isMixedMeters;
}

/** The slots with a selection that is not set up. */
export function slotsLeft(record: SlotFields): readonly EnergySlot[] {
  return energySlots.filter((slot) => {
    const { selection, setUp } = slotOf(record, slot);
    return selection !== null && setUp === null;
  });
}

/** What suppliers have accepted, electricity first. */
export function energySetUps(record: SlotFields): readonly EnergySetUp[] {
  return energySlots.map((slot) => slotOf(record, slot).setUp).filter((setUp) => setUp !== null);
}

/** The fuels that are set up, electricity first. */
export function fuelsSetUp(record: SlotFields): readonly SingleFuel[] {
  return energySetUps(record).flatMap(({ selection }) => fuelsOf(selection.offers[0]?.tariff.energyType ?? 'DualFuel'));
}
