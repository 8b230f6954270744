import { Injectable } from '@nestjs/common';
import type {
  AccountNames,
  Household,
  HouseholdAccount,
  HouseholdVersion,
  NamedAccountId,
  NameAnswer,
  Split,
  SplitForm,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { withNamings, withSplit } from './household-changes.js';
import { HouseholdRepository, type HouseholdUpdate, type StoredHousehold } from './household.repository.js';
import type { StoredSplit } from './household.model.js';
import { HouseholdView } from './household-view.js';
import { QuestionsService } from './questions.service.js';
import { moverId, peopleIn, requireLatest, requireMember, type Member } from './member.js';

/** Stores the agreements of a household: names on accounts, and the split of the costs. */
@Injectable()
export class AgreementsService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly view: HouseholdView,
    private readonly questions: QuestionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets who shall be named on an account. Agreements with its supplier stay. A refusal stays unless the person is chosen again. Throws
   * NOT_FOUND, CONFLICT, VALIDATION. [ROOM-10]
   */
  async nameOn(member: Member, account: NamedAccountId, { version, personIds }: AccountNames): Promise<Household> {
    const { naming, supplier } = await this.accountOf(member, account);
    if (naming !== 'open' || supplier === null) throw new DomainError('CONFLICT');
    let asked: readonly string[] = [];
    const named = await this.change(member, (current) => {
      requireLatest(version, current.namesVersion, current);
      requirePeople(current, personIds);
      const askedAt = this.clock.now();
      const before = current.namings.filter((each) => each.account === account && each.supplier === supplier);
      const chosen = [...new Set(personIds)].map((personId) => {
        const earlier = before.find((each) => each.personId === personId && each.isAgreed !== false);
        return earlier ?? { account, supplier, personId, askedAt, isAgreed: personId === moverId ? true : null };
      });
      const declined = before.filter((each) => each.isAgreed === false && !personIds.includes(each.personId));
      asked = chosen.filter((each) => each.askedAt === askedAt).map(({ personId }) => personId);
      const others = current.namings.filter((each) => each.account !== account);
      return withNamings(current, [...others, ...declined, ...chosen]);
    });
    await this.questions.send(member.enrolmentId, (personId) => asked.includes(personId));
    return named;
  }

  /** The housemate's own answer. Throws NOT_FOUND if the mover has not chosen them for this supplier, CONFLICT. [ROOM-10] */
  async answer(member: Member, account: NamedAccountId, { version, isAgreed }: NameAnswer): Promise<Household> {
    const { supplier } = await this.accountOf(member, account);
    return this.change(member, (current) => {
      const isOwn = (each: StoredHousehold['namings'][number]) =>
        each.account === account && each.supplier === supplier && each.personId === member.personId;
      if (!current.namings.some(isOwn)) throw new DomainError('NOT_FOUND');
      requireLatest(version, current.namesVersion, current);
      return withNamings(
        current,
        current.namings.map((each) => (isOwn(each) ? { ...each, isAgreed } : each)),
      );
    });
  }

  /** Clears all agreements but the caller's. The same split again is an agreement to it. Throws CONFLICT, VALIDATION. [ROOM-12, ROOM-14] */
  async changeSplit(member: Member, { version, kind, weights }: SplitForm): Promise<Household> {
    let isChanged = false;
    const changed = await this.change(member, (current) => {
      requireLatest(version, current.splitVersion, current);
      if (kind !== 'person') {
        const given = weights.map(({ personId }) => personId);
        requirePeople(current, given);
        if (new Set(given).size !== weights.length || weights.length !== peopleIn(current).length)
          throw invalidPeople();
      }
      if (current.split && isSameSplit(current.split, { kind, weights })) return agreedBy(member, current.split);
      isChanged = true;
      return withSplit(current, { kind, weights, changedBy: member.personId, agreed: [member.personId] });
    });
    if (isChanged) await this.questions.send(member.enrolmentId, (personId) => personId !== member.personId);
    return changed;
  }

  /** Throws NOT_FOUND without a split, CONFLICT if it has changed. [ROOM-14] */
  agree(member: Member, { version }: HouseholdVersion): Promise<Household> {
    return this.change(member, (current) => {
      const { split, splitVersion } = current;
      if (!split) throw new DomainError('NOT_FOUND');
      requireLatest(version, splitVersion, current);
      return agreedBy(member, split);
    });
  }

  /** Throws NOT_FOUND for an account that the home does not have. */
  private async accountOf(member: Member, account: NamedAccountId): Promise<HouseholdAccount> {
    const { accounts } = await this.view.read(member);
    const shown = accounts.find(({ id }) => id === account);
    if (!shown) throw new DomainError('NOT_FOUND');
    return shown;
  }

  private async change(member: Member, change: (current: StoredHousehold) => HouseholdUpdate): Promise<Household> {
    const changed = await this.households.revise(member.enrolmentId, (current) => {
      requireMember(current, member);
      return change(current);
    });
    return this.view.of(changed, member);
  }
}

/** No change of the split itself: others may agree to the same version. */
const agreedBy = ({ personId }: Member, split: StoredSplit): HouseholdUpdate =>
  split.agreed.includes(personId) ? null : { split: { ...split, agreed: [...split.agreed, personId] } };

/** Whether everyone pays the same as before. */
function isSameSplit(before: Split, after: Split): boolean {
  if (before.kind !== after.kind || before.weights.length !== after.weights.length) return false;
  return after.weights.every(({ personId, weight }) =>
    before.weights.some((each) => each.personId === personId && each.weight === weight),
  );
}

const invalidPeople = () => new DomainError('VALIDATION', { errors: { weights: 'Give a value for everyone' } });

/** Throws VALIDATION for someone who is not in. */
function requirePeople(current: StoredHousehold, personIds: readonly string[]): void {
  const isIn = new Set(peopleIn(current));
  if (!personIds.every((id) => isIn.has(id)))
    throw new DomainError('VALIDATION', { errors: { personIds: 'Choose people of the household' } });
}
