import { Injectable } from '@nestjs/common';
import type { Household, HouseholdChoices } from '@home-move/contract';
import { withoutPerson } from './household-changes.js';
import { HouseholdRepository } from './household.repository.js';
import { HouseholdView } from './household-view.js';
import { requireMember, type Member } from './member.js';

/** The people of a household: their choices, and how they get out. */
@Injectable()
export class MembersService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly view: HouseholdView,
  ) {}

  /**
   * Ends the access of a housemate, and erases their entries. Also ends the share link, by which they could join again. Repeated, it
   * changes nothing. [ROOM-09, ROOM-17]
   */
  async remove(mover: Member, personId: string): Promise<Household> {
    const left = await this.households.revise(mover.enrolmentId, (current) => {
      const update = withoutPerson(current, personId);
      return update && { ...update, link: null };
    });
    return this.view.of(left, mover);
  }

  /** Ends the housemate's own access, and erases their entries. [ROOM-09, ROOM-17] */
  async leave({ enrolmentId, personId }: Member): Promise<void> {
    await this.households.revise(enrolmentId, (current) => withoutPerson(current, personId));
  }

  /** The housemate's own choices. [ROOM-05] */
  async saveChoices(member: Member, choices: HouseholdChoices): Promise<Household> {
    const saved = await this.households.revise(member.enrolmentId, (current) => {
      requireMember(current, member);
      return {
        people: current.people.map((person) => (person.id === member.personId ? { ...person, ...choices } : person)),
      };
    });
    return this.view.of(saved, member);
  }
}
