import type { StoredPerson, StoredSplit } from './household.model.js';
import type { HouseholdUpdate, StoredHousehold } from './household.repository.js';

const later = ({ version }: StoredHousehold) => version + 1;

/** A change of the names on accounts. */
export const withNamings = (current: StoredHousehold, namings: StoredHousehold['namings']): HouseholdUpdate => ({
  namings,
  namesVersion: later(current),
});

/** A change of the split. */
export const withSplit = (current: StoredHousehold, split: StoredHousehold['split']): HouseholdUpdate => ({
  split,
  splitVersion: later(current),
});

/** Someone joins: the split changes for everyone, so that no agreement counts any more. [ROOM-14] */
export const withPerson = (current: StoredHousehold, person: StoredPerson): HouseholdUpdate => ({
  people: [...current.people, person],
  ...withSplit(current, current.split && { ...current.split, agreed: [] }),
  namesVersion: later(current),
});

/** Someone leaves or is removed: all of their entries go with them. Null if they are not in. [ROOM-09, ROOM-17] */
export function withoutPerson(current: StoredHousehold, personId: string): HouseholdUpdate {
  const people = current.people.filter(({ id }) => id !== personId);
  if (people.length === current.people.length) return null;
  return {
    people,
    ...withNamings(
      current,
      current.namings.filter((naming) => naming.personId !== personId),
    ),
    ...withSplit(current, current.split && splitWithout(current.split, personId)),
  };
}

/** Null if no one is left who pays anything: the costs would be split into nothing. [ROOM-12] */
function splitWithout(split: StoredSplit, personId: string): StoredSplit | null {
  const weights = split.weights.filter((weight) => weight.personId !== personId);
  if (split.kind !== 'person' && weights.every(({ weight }) => weight === 0)) return null;
  return { ...split, weights, changedBy: split.changedBy === personId ? null : split.changedBy, agreed: [] };
}
