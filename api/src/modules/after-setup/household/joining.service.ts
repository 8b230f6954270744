import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  londonToday,
  maxHouseholdPeople,
  type HouseholdContact,
  type HouseholdLogin,
  type HousemateSession,
  type Join,
  type JoinCode,
  type JoinInvitation,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { AccountLimits } from '../../identity/account/account-limits.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { withPerson } from './household-changes.js';
import { HouseholdCodesService } from './household-codes.service.js';
import { linkHash, linksWorkUntil } from './household-link.js';
import type { StoredPerson } from './household.model.js';
import { HouseholdRepository, type StoredHousehold } from './household.repository.js';
import { HouseholdView } from './household-view.js';
import { peopleIn } from './member.js';

/** A visitor without a household. */
export interface Visitor {
  readonly sessionId: string;
  readonly clientAddress: string;
}

interface OpenLink {
  readonly household: StoredHousehold;
  readonly enrolment: EnrolmentRecord & { readonly firstName: string };
  readonly until: string;
}

/** How people get into a household: by a link and a code, later by a code only. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly view: HouseholdView,
    private readonly codes: HouseholdCodesService,
    private readonly brands: BrandService,
    private readonly tokens: TokensService,
    private readonly limits: AccountLimits,
    private readonly clock: Clock,
  ) {}

  /** What a link shows to anyone who has it. Throws INVALID_LINK, TOO_MANY_REQUESTS. [ROOM-04] */
  async open(token: string, clientAddress: string): Promise<JoinInvitation> {
    const { household, enrolment, until } = await this.linkOf(token, clientAddress);
    const hash = linkHash(token);
    const invitation = household.invitations.find(({ tokenHash }) => tokenHash === hash);
    return {
      inviter: enrolment.firstName,
      street: streetOf(enrolment),
      town: enrolment.address?.cityTown || null,
      invitedOn: invitation ? londonToday(invitation.sentAt) : (household.link?.madeOn ?? this.clock.today()),
      until,
    };
  }

  /** Sends a code to the person's own contact. Throws INVALID_LINK, TOO_MANY_REQUESTS, THIRD_PARTY. [ROOM-05] */
  async sendJoinCode({ token, channel, contact }: JoinCode, visitor: Visitor): Promise<void> {
    const { household, enrolment } = await this.linkOf(token, visitor.clientAddress);
    await this.sendCode({ channel, contact }, household, enrolment, visitor);
  }

  /**
   * Adds the person, unless they have joined before, and ends their invitations. Invitations of others keep their places. Throws
   * INVALID_LINK, INVALID_OTP, HOUSEHOLD_FULL. [ROOM-01, ROOM-05]
   */
  async join(body: Join, visitor: Visitor): Promise<HousemateSession> {
    const { household } = await this.linkOf(body.token, visitor.clientAddress);
    const to = { channel: body.channel, contact: body.contact };
    const { sessionId } = visitor;
    const sentFor = await this.codes.redeem({ sessionId, to, code: body.code }, visitor.clientAddress);
    if (sentFor !== household.id) throw new DomainError('INVALID_OTP');
    const hash = linkHash(body.token);
    const joined = await this.households.revise(household.id, (current) => {
      if (!hasLink(current, hash)) throw new DomainError('INVALID_LINK');
      const known = personWith(current, to);
      const invitations = current.invitations.filter((each) => each.tokenHash !== hash && !isTo(each, to));
      if (known) return invitations.length === current.invitations.length ? null : { invitations };
      if (peopleIn(current).length + invitations.length >= maxHouseholdPeople) throw new DomainError('HOUSEHOLD_FULL');
      return { ...withPerson(current, this.newPerson(body)), invitations };
    });
    return this.sessionOf(joined, to);
  }

  /** Sends a code to a contact that has joined a household. Throws NOT_FOUND, TOO_MANY_REQUESTS, THIRD_PARTY. */
  async sendLoginCode(to: HouseholdContact, visitor: Visitor): Promise<void> {
    const refund = await this.limits.takeAttempt(visitor.clientAddress);
    const household = await this.latestOf(to);
    if (!household) throw new DomainError('NOT_FOUND');
    await refund();
    await this.sendCode(to, household, await this.view.moverOf(household.id), visitor);
  }

  /** Throws INVALID_OTP, also if the person has left in the meantime. */
  async login(
    { channel, contact, code }: HouseholdLogin,
    { sessionId, clientAddress }: Visitor,
  ): Promise<HousemateSession> {
    const to = { channel, contact };
    const enrolmentId = await this.codes.redeem({ sessionId, to, code }, clientAddress);
    return this.sessionOf(await this.households.of(enrolmentId), to);
  }

  private async sendCode(
    to: HouseholdContact,
    household: StoredHousehold,
    enrolment: EnrolmentRecord,
    { sessionId, clientAddress }: Visitor,
  ): Promise<void> {
    const brand = await this.brands.of(enrolment.brand);
    const isProven = personWith(household, to) !== undefined;
    await this.codes.send({ sessionId, enrolmentId: household.id, to, brand, isProven }, clientAddress);
  }

  private async sessionOf(household: StoredHousehold, to: HouseholdContact): Promise<HousemateSession> {
    const person = personWith(household, to);
    if (!person) throw new DomainError('INVALID_OTP');
    const member = { enrolmentId: household.id, personId: person.id, isMover: false };
    const view = await this.view.of(household, member);
    const session = await this.tokens.issue({ role: 'housemate', enrolmentId: household.id, personId: person.id });
    return { session, household: view };
  }

  private newPerson({ name, channel, contact, wantsMessages }: Join): StoredPerson {
    return { id: randomUUID(), name, channel, contact, joinedAt: this.clock.now(), wantsMessages };
  }

  /** The household that this contact joined last. */
  private async latestOf(to: HouseholdContact): Promise<StoredHousehold | undefined> {
    const found = await this.households.ofContact(to.channel, to.contact);
    const joinedAt = (household: StoredHousehold) => personWith(household, to)?.joinedAt.getTime() ?? 0;
    return found.toSorted((a, b) => joinedAt(b) - joinedAt(a))[0];
  }

  /** The household of a link that works. Counts links that do not by client address. */
  private async linkOf(token: string, clientAddress: string): Promise<OpenLink> {
    const refund = await this.limits.takeAttempt(clientAddress);
    const household = await this.households.byLink(linkHash(token));
    const enrolment = household && (await this.moverOf(household.id));
    const until = enrolment ? linksWorkUntil(enrolment.moveInDate) : null;
    if (!household || !enrolment || until === null || this.clock.today() > until) throw new DomainError('INVALID_LINK');
    await refund();
    return { household, enrolment, until };
  }

  /** Null if the mover was forgotten. */
  private async moverOf(enrolmentId: string): Promise<OpenLink['enrolment'] | null> {
    try {
      return await this.view.moverOf(enrolmentId);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

const hasLink = ({ link, invitations }: StoredHousehold, hash: string): boolean =>
  link?.tokenHash === hash || invitations.some(({ tokenHash }) => tokenHash === hash);

const isTo = (to: HouseholdContact, { channel, contact }: HouseholdContact): boolean =>
  to.channel === channel && to.contact === contact;

const personWith = ({ people }: StoredHousehold, to: HouseholdContact): StoredPerson | undefined =>
  people.find((person) => isTo(person, to));

/** "Castle Road", without a number that was typed with it; null for a line that may name the house or building. [ROOM-04] */
function streetOf({ address }: EnrolmentRecord): string | null {
  if (address === null) return null;
  const { manualAddress, houseNameOrNumber, addressLine1, addressLine2 } = address;
  if (manualAddress && (houseNameOrNumber === '' || addressLine2 !== '')) return null;
  const street = addressLine1.replace(/^\d+\s?[a-z]?[\s,]+/i, '');
  return street === '' || /[\d,]/.test(street) ? null : street;
}
