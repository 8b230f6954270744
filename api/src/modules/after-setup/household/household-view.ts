import { Inject, Injectable } from '@nestjs/common';
import {
  enrolmentStatus,
  formatStreetLine,
  type Household,
  type HouseholdAccount,
  type HouseholdPerson,
  type ShareLink,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { brandPath } from '../../brands/brand/brands.data.js';
import { CouncilWaterService } from '../../move/council-water/council-water.service.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { UndeliverableMailboxes } from '../../platform/comms/undeliverable-mailboxes.js';
import { countryOf } from '../first-year/first-year.service.js';
import { MeterDayService } from '../meter-day/meter-day.service.js';
import { homeAccounts, type HomeAccount } from './home-accounts.js';
import { homeCosts } from './home-costs.js';
import { homeReadings } from './home-readings.js';
import { linksWorkUntil, linkTokenOf } from './household-link.js';
import type { StoredInvitation, StoredPerson } from './household.model.js';
import { HouseholdRepository, type StoredHousehold } from './household.repository.js';
import { moverId, peopleIn, requireMember, type Member } from './member.js';

/** The household as a member may see it. Fields are listed one by one, so that no contact, code or answer of others leaks. [ROOM-07] */
@Injectable()
export class HouseholdView {
  private readonly portal: string;

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly households: HouseholdRepository,
    private readonly councilWater: CouncilWaterService,
    private readonly meterDay: MeterDayService,
    private readonly brands: BrandService,
    private readonly undeliverable: UndeliverableMailboxes,
    private readonly keyedHash: KeyedHash,
    private readonly clock: Clock,
    @Inject(ENV) env: Pick<Env, 'PUBLIC_ORIGIN'>,
  ) {
    this.portal = env.PUBLIC_ORIGIN;
  }

  /** Throws HOUSEHOLD_LEFT, and DETAILS_MISSING before the mover has given their name. */
  async read(member: Member): Promise<Household> {
    return this.of(await this.households.of(member.enrolmentId), member);
  }

  /** Like `read`, of a household that this call has read or changed. */
  async of(household: StoredHousehold, member: Member): Promise<Household> {
    requireMember(household, member);
    const enrolment = await this.councilWater.withServices(await this.moverOf(member.enrolmentId));
    const { address, moveInDate, meterReadings } = enrolment;
    const country = countryOf(enrolment);
    const accounts = homeAccounts(enrolment, country);
    const today = this.clock.today();
    const until = linksWorkUntil(moveInDate);
    const own = household.people.find(({ id }) => id === member.personId);
    return {
      version: household.version,
      role: member.isMover ? 'mover' : 'housemate',
      personId: member.personId,
      home: { line: firstLineOf(enrolment), town: address?.cityTown || null, moveInDate },
      people: await this.people(household, enrolment, member),
      link: member.isMover && until !== null && today <= until ? await this.link(household, enrolment, until) : null,
      canInvite: until !== null && today <= until,
      accounts: accounts.map((account) => toAccount(account, household)),
      costs: homeCosts(enrolment, { country, today, accounts }),
      split: household.split && {
        kind: household.split.kind,
        weights: household.split.weights.map(({ personId, weight }) => ({ personId, weight })),
        changedBy: household.split.changedBy,
        agreed: peopleIn(household).filter((id) => household.split?.agreed.includes(id)),
      },
      meterReadings: homeReadings(await this.meterDay.ofHome(enrolment), meterReadings),
      wantsMessages: own?.wantsMessages ?? null,
    };
  }

  /** The enrolment, once its mover has a name. Throws DETAILS_MISSING. */
  async moverOf(enrolmentId: string): Promise<EnrolmentRecord & { readonly firstName: string }> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const { firstName, status } = enrolment;
    if (firstName === null || status < enrolmentStatus.detailsPopulated) throw new DomainError('DETAILS_MISSING');
    return { ...enrolment, firstName };
  }

  /** The address of a page that opens a link. */
  async joinUrl(enrolment: EnrolmentRecord, token: string): Promise<string> {
    return `${this.portal}/${brandPath(await this.brands.of(enrolment.brand))}/join/${token}`;
  }

  private async people(
    { people, invitations }: StoredHousehold,
    { firstName, surname }: EnrolmentRecord,
    { isMover }: Member,
  ): Promise<readonly HouseholdPerson[]> {
    const name = isMover && surname !== null ? `${firstName} ${surname}` : firstName;
    const mover = { id: moverId, name, state: 'mover', since: null, invitation: null } as const;
    const open = await Promise.all(invitations.map((invitation) => this.toInvited(invitation, isMover)));
    return [mover, ...people.map(toPerson), ...open];
  }

  private async toInvited(invitation: StoredInvitation, isMover: boolean): Promise<HouseholdPerson> {
    const { id, name, channel, contact, sentAt, isSent } = invitation;
    const hasArrived = isSent && (channel === 'sms' || (await this.undeliverable.find(contact)) === null);
    return {
      id,
      name,
      state: hasArrived ? 'invited' : 'notDelivered',
      since: sentAt.toISOString(),
      invitation: isMover ? { channel, contact } : null,
    };
  }

  private async link(
    { id, link }: StoredHousehold,
    enrolment: EnrolmentRecord,
    until: string,
  ): Promise<ShareLink | null> {
    const token = link && linkTokenOf(this.keyedHash, id, link);
    return token === null ? null : { url: await this.joinUrl(enrolment, token), until };
  }
}

const toPerson = ({ id, name, joinedAt }: StoredPerson): HouseholdPerson => ({
  id,
  name,
  state: 'joined',
  since: joinedAt.toISOString(),
  invitation: null,
});

/** Who is named and asked, with the present supplier. The mover stays named on their orders. [ROOM-10] */
function toAccount({ id, supplier, isOrdered }: HomeAccount, household: StoredHousehold): HouseholdAccount {
  const naming = id === 'councilTax' ? 'byLaw' : supplier === null ? 'notSetUp' : 'open';
  const chosen =
    naming === 'open' ? household.namings.filter((each) => each.account === id && each.supplier === supplier) : [];
  const isNamed = (personId: string) =>
    (personId === moverId && isOrdered) || chosen.some((each) => each.personId === personId && each.isAgreed === true);
  return {
    id,
    supplier,
    naming,
    isOrdered,
    named: naming === 'open' ? peopleIn(household).filter(isNamed) : [],
    asked: chosen
      .filter(({ isAgreed }) => isAgreed === null)
      .map(({ personId, askedAt }) => ({ personId, at: askedAt.toISOString() })),
    declined: chosen.filter(({ isAgreed }) => isAgreed === false).map(({ personId }) => personId),
  };
}

/** For example "14 Castle Road". */
const firstLineOf = ({ address }: EnrolmentRecord): string | null => address && (formatStreetLine(address) || null);
