import type { INestApplicationContext } from '@nestjs/common';
import { ReceiptsService } from '../modules/after-setup/confirmation/receipts.service.js';
import { SendLinkService } from '../modules/agents/panel/send-link.service.js';
import { DomainError } from '../common/problem/domain.error.js';
import { BrandService } from '../modules/brands/brand/brand.service.js';
import { InvitationService } from '../modules/identity/account/invitation.service.js';
import { isProven } from '../modules/move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../modules/move/enrolment/enrolment.record.js';
import { SubscriptionsService } from '../modules/platform/comms/subscriptions.service.js';
import { UndeliverableMailboxes } from '../modules/platform/comms/undeliverable-mailboxes.js';
import { Messages } from '../modules/platform/messages/messages.js';
import { RepeatedInvitations } from '../modules/partners/moves/repeated-invitations.js';
import { UserError } from './user-error.js';

/** The messages that support can send again. A code belongs to the session that requested it, so only the mover gets another. */
export const repeatableMessages = ['invitation', 'link', 'confirmation'] as const;
export type RepeatableMessage = (typeof repeatableMessages)[number];

interface Repetition {
  readonly message: RepeatableMessage;
  readonly isDryRun: boolean;
}

/** Sends a message again. Returns the line to print. Throws UserError, or a DomainError of the message's own service. */
export function repeatMessage(
  app: INestApplicationContext,
  enrolment: EnrolmentRecord,
  { message, isDryRun }: Repetition,
): Promise<string> {
  return repeat[message](app, enrolment, isDryRun);
}

const repeat: Readonly<
  Record<
    RepeatableMessage,
    (app: INestApplicationContext, enrolment: EnrolmentRecord, isDryRun: boolean) => Promise<string>
  >
> = {
  async invitation(app, enrolment, isDryRun) {
    const invitations = app.get(RepeatedInvitations, { strict: false });
    const move = await invitations.moveOf(enrolment.id);
    if (move === null) return mailInvitation(app, enrolment, isDryRun);
    if (isDryRun) return 'The invitation would be sent again, now or after the quiet hours.';
    await invitations.schedule(move);
    return 'The invitation is sent again, now or after the quiet hours.';
  },
  async link(app, { id }, isDryRun) {
    const links = app.get(SendLinkService, { strict: false });
    if (!isDryRun) {
      await links.send(id, {});
      return 'A link to the move was mailed.';
    }
    const { contact } = await links.prepare(id, {});
    if (await isUnsubscribed(app, contact)) throw new DomainError('CONTACT_UNSUBSCRIBED');
    if (await isUndeliverable(app, contact)) throw new DomainError('CONTACT_UNDELIVERABLE');
    return 'A link to the move would be mailed.';
  },
  async confirmation(app, { id }, isDryRun) {
    const receipts = app.get(ReceiptsService, { strict: false });
    await (isDryRun ? receipts.requireSendable(id) : receipts.sendAgain(id));
    return isDryRun ? 'The confirmation of the orders would be mailed.' : 'The confirmation of the orders was mailed.';
  },
};

/** Mails the invitation of an enrolment that was prepared with the support tool. */
async function mailInvitation(
  app: INestApplicationContext,
  enrolment: EnrolmentRecord,
  isDryRun: boolean,
): Promise<string> {
  const { id, enrolmentType, emailAddress, detailsConfirmedAt, ownedAt, saveAndContinueToken } = enrolment;
  if (enrolmentType === 'Direct') throw new UserError('the customer signed up without an invitation; resend the link');
  if (detailsConfirmedAt !== null || ownedAt !== null)
    throw new UserError('the customer has opened the invitation; resend the link');
  if (emailAddress === null) throw new UserError(`enrolment ${id} has no email address`);
  const blocked = new UserError('not mailed: this address has unsubscribed, or mails to it bounce');
  if (isDryRun) {
    if ((await isUnsubscribed(app, emailAddress)) || (await isUndeliverable(app, emailAddress))) throw blocked;
    return 'The invitation would be mailed.';
  }
  const brand = await app.get(BrandService, { strict: false }).of(enrolment.brand);
  const link = await app.get(InvitationService, { strict: false }).link(brand, saveAndContinueToken);
  const to = { contact: emailAddress, brand, enrolmentId: id, isProven: isProven(enrolment, 'email') };
  const outcome = await app.get(Messages, { strict: false }).sendInvitation(to, link);
  if (outcome === 'blocked') throw blocked;
  return 'The invitation was mailed.';
}

const isUnsubscribed = (app: INestApplicationContext, emailAddress: string): Promise<boolean> =>
  app.get(SubscriptionsService, { strict: false }).isBlocked(emailAddress);

const isUndeliverable = async (app: INestApplicationContext, emailAddress: string): Promise<boolean> =>
  (await app.get(UndeliverableMailboxes, { strict: false }).find(emailAddress)) !== null;
