import type { Household, HouseholdPerson } from '@home-move/contract';

/** A person with a name, who is in the household. */
export interface Member extends HouseholdPerson {
  readonly name: string;
}

const isMember = (person: HouseholdPerson): person is Member =>
  person.name !== null && (person.state === 'mover' || person.state === 'joined');

/** Everyone who is in: the mover first. Open invitations are not. */
export const membersOf = ({ people }: Pick<Household, 'people'>): readonly Member[] => people.filter(isMember);

/** Invitations that are open or did not arrive. */
export const invitationsOf = ({ people }: Pick<Household, 'people'>): readonly HouseholdPerson[] =>
  people.filter(({ state }) => state === 'invited' || state === 'notDelivered');

/** Whether the message of an invitation has reached its contact, as far as it is known. */
export const isDelivered = (
  { people }: Pick<Household, 'people'>,
  { channel, contact }: NonNullable<HouseholdPerson['invitation']>,
): boolean =>
  people.every(
    ({ state, invitation }) =>
      state !== 'notDelivered' || invitation?.channel !== channel || invitation.contact !== contact,
  );

const firstOf = (name: string) => name.split(' ')[0] ?? name;

/** The first name of each member by id, or the whole name of two with the same one. */
export function shortNames(members: readonly Member[]): ReadonlyMap<string, string> {
  const isShared = (name: string) => members.filter((member) => firstOf(member.name) === firstOf(name)).length > 1;
  return new Map(members.map(({ id, name }) => [id, isShared(name) ? name : firstOf(name)]));
}

/** The first letters of first name and surname: "SH". */
export const initialsOf = (name: string): string =>
  [firstOf(name), name.split(' ').slice(1).at(-1) ?? '']
    .map((part) => part.charAt(0))
    .join('')
    .toUpperCase();
