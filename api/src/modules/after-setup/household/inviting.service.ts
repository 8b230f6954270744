import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { maxHouseholdPeople, type Household, type HouseholdInvitation } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { ConsentWithdrawals, type WithdrawnConsent } from '../../../common/disclosures/consent-withdrawals.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { linkHash, newLinkToken, requireInviting } from './household-link.js';
import type { StoredInvitation } from './household.model.js';
import { HouseholdRepository, type StoredHousehold } from './household.repository.js';
import { HouseholdView } from './household-view.js';
import { peopleIn, type Member } from './member.js';

const day = 24 * 60 * 60;
const hour = 60 * 60;

/** The links to a household: one to share, and a separate one for each invitation. */
@Injectable()
export class InvitingService implements OnModuleInit {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly view: HouseholdView,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly limiter: RateLimiter,
    private readonly keyedHash: KeyedHash,
    private readonly clock: Clock,
    private readonly withdrawals: ConsentWithdrawals,
    @Inject(ENV) private readonly env: Pick<Env, 'FLATMATE_LIMIT' | 'FLATMATE_ADDRESS_LIMIT'>,
  ) {}

  onModuleInit(): void {
    this.withdrawals.register('householdInvitation', (consent) => this.withdraw(consent));
  }

  /** Makes a link to share, and ends the one before it. Throws MOVE_IN_DATE_MISSING, INVITING_ENDED. [ROOM-03] */
  async makeLink(member: Member): Promise<Household> {
    await this.requireOpen(member);
    const seed = randomBytes(16).toString('base64url');
    const tokenHash = linkHash(newLinkToken(this.keyedHash, member.enrolmentId, seed));
    const link = { tokenHash, seed, madeOn: this.clock.today() };
    return this.view.of(await this.households.revise(member.enrolmentId, () => ({ link })), member);
  }

  /** Invites someone; a contact that is invited already gets the message again. Throws HOUSEHOLD_FULL, TOO_MANY_REQUESTS. [ROOM-15] */
  invite(member: Member, to: HouseholdInvitation, clientAddress: string): Promise<Household> {
    return this.send(member, to, { id: null, clientAddress });
  }

  /** Sends an invitation to another person or contact. Throws NOT_FOUND, TOO_MANY_REQUESTS. [ROOM-15] */
  async change(member: Member, id: string, to: HouseholdInvitation, clientAddress: string): Promise<Household> {
    await this.invitationOf(member, id);
    return this.send(member, to, { id, clientAddress });
  }

  /** Throws NOT_FOUND, TOO_MANY_REQUESTS. [ROOM-15] */
  async sendAgain(member: Member, id: string, clientAddress: string): Promise<Household> {
    const to = await this.invitationOf(member, id);
    return this.send(member, to, { id, clientAddress });
  }

  /** Ends the link of an invitation. Repeated, it changes nothing. [ROOM-15] */
  async cancel(member: Member, id: string): Promise<Household> {
    const without = await this.households.revise(member.enrolmentId, ({ invitations }) => {
      const left = invitations.filter((invitation) => invitation.id !== id);
      return left.length === invitations.length ? null : { invitations: left };
    });
    return this.view.of(without, member);
  }

  /** Ends the open invitations that were sent this way until then, and deletes their names and contacts. [PASS-09] */
  private async withdraw({ enrolmentId, recipient, at }: WithdrawnConsent): Promise<void> {
    const channel = recipient.kind === 'textService' ? 'sms' : 'email';
    await this.households.revise(enrolmentId, ({ invitations }) => {
      const left = invitations.filter((each) => each.channel !== channel || each.sentAt > at);
      return left.length === invitations.length ? null : { invitations: left };
    });
  }

  /**
   * Stores the invitation before its message is sent, so that the link in it works. Replaces the one with the id, or else with the
   * contact. A limit leaves the earlier one, with the link of its message.
   */
  private async send(
    member: Member,
    { name, channel, contact }: Pick<StoredInvitation, 'name' | 'channel' | 'contact'>,
    { id, clientAddress }: { readonly id: string | null; readonly clientAddress: string },
  ): Promise<Household> {
    const enrolment = await this.requireOpen(member);
    const { enrolmentId } = member;
    const link = randomBytes(32).toString('base64url');
    const tokenHash = linkHash(link);
    const url = await this.view.joinUrl(enrolment, link);
    const brand = await this.brands.of(enrolment.brand);
    const refund = await this.takeMessage(enrolmentId, clientAddress);
    let before: StoredInvitation | undefined;
    let isSent = false;
    try {
      await this.households.revise(enrolmentId, (current) => {
        before = current.invitations.find((each) =>
          id === null ? each.channel === channel && each.contact === contact : each.id === id,
        );
        // Cancelled in the meantime.
        if (id !== null && !before) throw new DomainError('NOT_FOUND');
        const invitation = {
          id: before?.id ?? randomUUID(),
          name,
          channel,
          contact,
          tokenHash,
          sentAt: this.clock.now(),
          isSent,
        };
        return { invitations: withInvitation(current, invitation) };
      });
      const recipient = { channel, contact, brand, enrolmentId, isProven: false };
      const names = { flatmate: name, mover: enrolment.firstName };
      isSent = await this.isSent(() => this.messages.sendHouseholdInvitation(recipient, url, names));
    } catch (error) {
      await refund();
      await this.restore(enrolmentId, tokenHash, before);
      throw error;
    }
    if (!isSent) await refund();
    return this.view.of(await this.markSent(enrolmentId, tokenHash, isSent), member);
  }

  /** False for a message that its recipient does not get; the mover then sees it. Throws TOO_MANY_REQUESTS. */
  private async isSent(send: () => Promise<'sent' | 'blocked'>): Promise<boolean> {
    try {
      return (await send()) === 'sent';
    } catch (error) {
      if (error instanceof DomainError && ['CONTACT_UNDELIVERABLE', 'THIRD_PARTY'].includes(error.code)) return false;
      throw error;
    }
  }

  private markSent(enrolmentId: string, tokenHash: string, isSent: boolean): Promise<StoredHousehold> {
    return this.households.revise(enrolmentId, ({ invitations }) =>
      isSent && invitations.some((each) => each.tokenHash === tokenHash)
        ? { invitations: invitations.map((each) => (each.tokenHash === tokenHash ? { ...each, isSent } : each)) }
        : null,
    );
  }

  /** Puts the earlier invitation back in place of one whose message a limit has stopped, unless another one has replaced it. */
  private async restore(enrolmentId: string, tokenHash: string, earlier: StoredInvitation | undefined): Promise<void> {
    await this.households.revise(enrolmentId, ({ invitations }) => {
      const others = invitations.filter((each) => each.tokenHash !== tokenHash);
      return others.length === invitations.length ? null : { invitations: [...others, ...(earlier ? [earlier] : [])] };
    });
  }

  private async invitationOf({ enrolmentId }: Member, id: string): Promise<StoredInvitation> {
    const { invitations } = await this.households.of(enrolmentId);
    const found = invitations.find((invitation) => invitation.id === id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  private async requireOpen({ enrolmentId }: Member) {
    const enrolment = await this.view.moverOf(enrolmentId);
    requireInviting(enrolment.moveInDate, this.clock.today());
    return enrolment;
  }

  /** As many as mails to flatmates, which invite to nothing. */
  private async takeMessage(enrolmentId: string, clientAddress: string): Promise<() => Promise<void>> {
    const { FLATMATE_LIMIT: max, FLATMATE_ADDRESS_LIMIT: maxOfNetwork } = this.env;
    await this.limiter.hit({ name: 'household-network', by: clientAddress, max: maxOfNetwork, windowSeconds: hour });
    return this.limiter.take({ name: 'household-sender', by: enrolmentId, max, windowSeconds: day });
  }
}

/** Replaces the invitation with the same id, or adds it. Throws HOUSEHOLD_FULL. [ROOM-01] */
function withInvitation(current: StoredHousehold, invitation: StoredInvitation): readonly StoredInvitation[] {
  const others = current.invitations.filter(({ id }) => id !== invitation.id);
  const isNew = others.length === current.invitations.length;
  if (isNew && peopleIn(current).length + others.length >= maxHouseholdPeople) throw new DomainError('HOUSEHOLD_FULL');
  return [...others, invitation];
}
