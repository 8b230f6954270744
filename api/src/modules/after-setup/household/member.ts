import type { CallerIdentity } from '../../../common/access/caller.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { StoredHousehold } from './household.repository.js';

/** The id that the mover has in every household. */
export const moverId = 'mover';

/** Someone who calls a household. */
export interface Member {
  readonly enrolmentId: string;
  readonly personId: string;
  readonly isMover: boolean;
}

/** The member that a caller claims to be. */
export function memberOf({ role, enrolmentId, personId }: CallerIdentity): Member {
  if (enrolmentId === null) throw new DomainError('FORBIDDEN');
  if (role !== 'housemate') return { enrolmentId, personId: moverId, isMover: true };
  if (personId === null) throw new DomainError('HOUSEHOLD_LEFT');
  return { enrolmentId, personId, isMover: false };
}

/** The ids of everyone who is in, the mover first. */
export const peopleIn = ({ people }: Pick<StoredHousehold, 'people'>): readonly string[] => [
  moverId,
  ...people.map(({ id }) => id),
];

/** Throws HOUSEHOLD_LEFT for a housemate who has left or was removed. Each call checks it, so that access ends at once. [ROOM-09] */
export function requireMember(household: Pick<StoredHousehold, 'people'>, { personId }: Member): void {
  if (!peopleIn(household).includes(personId)) throw new DomainError('HOUSEHOLD_LEFT');
}

/** Throws CONFLICT for a change that is based on a state before the last change of its part, or on none that exists. [ROOM-11] */
export function requireLatest(stated: number, latest: number, { version }: Pick<StoredHousehold, 'version'>): void {
  if (stated < latest || stated > version) throw new DomainError('CONFLICT');
}
