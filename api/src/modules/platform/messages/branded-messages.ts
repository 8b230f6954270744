import { Inject, Injectable } from '@nestjs/common';
import {
  councilWaterMessages as messages,
  type Channel,
  type InviteJourney,
  type RegisteredService,
} from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';
import { SubscriptionsService } from '../comms/subscriptions.service.js';
import { UndeliverableMailboxes } from '../comms/undeliverable-mailboxes.js';
import {
  agentLink,
  broadbandInvite,
  energyInvite,
  contactChangeByMail,
  contactChangeBySms,
  privateEntryByMail,
  privateEntryBySms,
} from './agent-messages.texts.js';
import { isLimitReached } from './contact-limit.js';
import {
  householdInvitation,
  householdInvitationBySms,
  householdQuestion,
  householdQuestionBySms,
} from './household-messages.texts.js';
import { messageData, receiptData } from './message-data.js';
import type { MailContent, MailLink } from './mail-content.js';
import {
  moveCancelled,
  moveCancelledBySms,
  openedMoveCancelled,
  openedMoveCancelledBySms,
  partnerInvitation,
  partnerInvitationBySms,
  partnerReminder,
  partnerReminderBySms,
} from './partner-messages.texts.js';
import { oneClickHeaders, unsubscribePage } from './mail-links.js';
import { renderMailText } from './mail-text.js';
import { awaited, MessageDelivery, unrequested } from './message-delivery.js';
import {
  type DisabledWebhook,
  type FlatmateNames,
  type HouseholdNames,
  Messages,
  type LinkOpens,
  type MailRecipient,
  type PartnerRecipient,
  type ReceiptMail,
  type Recipient,
} from './messages.js';
import { orderNewsMail } from './order-news.texts.js';
import { webhookDisabled } from './partner-messages.texts.js';
import type { Receipt } from './receipts.js';
import { moveReceipt, orderReceipt, receiptLogin } from './receipts.texts.js';
import {
  authorityFinder,
  codeByMail,
  codeBySms,
  continueLink,
  erasureWarning,
  flatmateNotice,
  invitation,
  moveExists,
  moveInReminder,
  moveSaved,
  orderConsent,
  passwordReset,
  phoneLinkByMail,
  phoneLinkBySms,
  serviceBack,
  visitConsent,
} from './messages.texts.js';

const agentLinks = {
  none: { commType: 'agent-link', text: agentLink },
  energy: { commType: 'energy-invite', text: energyInvite },
  entertainment: { commType: 'broadband-invite', text: broadbandInvite },
} as const;

const partnerInvitations = {
  invitation: { byMail: partnerInvitation, bySms: partnerInvitationBySms },
  reminder: { byMail: partnerReminder, bySms: partnerReminderBySms },
} as const;

/** Sends messages with the texts and in the theme of the brand. */
@Injectable()
export class BrandedMessages extends Messages {
  private readonly portal: string;

  constructor(
    private readonly delivery: MessageDelivery,
    private readonly subscriptions: SubscriptionsService,
    private readonly undeliverable: UndeliverableMailboxes,
    @Inject(ENV) env: Env,
  ) {
    super();
    this.portal = env.PUBLIC_ORIGIN;
  }

  override async sendCode(to: Recipient, code: string): Promise<void> {
    const { channel, brand } = to;
    if (channel === 'email')
      return this.delivery.mail(to, codeByMail(brand, code), { ...awaited, about: messageData.code });
    return this.delivery.text(to, codeBySms(brand, code, new URL(this.portal).hostname), messageData.code);
  }

  override sendPasswordReset(to: MailRecipient, link: string): Promise<void> {
    return this.delivery.mailTracked('password-reset', (shown) => passwordReset(to.brand, shown), to, link, {
      about: messageData.passwordReset,
    });
  }

  override sendContinueLink(to: MailRecipient, link: string): Promise<void> {
    return this.delivery.mailTracked('continue', (shown) => continueLink(to.brand, shown), to, link, {
      about: messageData.continueLink,
    });
  }

  /** The same short link on both channels, without tracking: the mover sends it to themselves. */
  override async sendPhoneLink(to: Recipient, link: string): Promise<void> {
    const about = messageData.phoneLink;
    const { channel, brand } = to;
    if (channel === 'sms') return this.delivery.text(to, phoneLinkBySms(brand, link), about);
    return this.delivery.mail(to, phoneLinkByMail(brand, { href: link, shown: link }), { ...awaited, about });
  }

  /** Without tracking. The message does not reveal its purpose, which only concerns the customer. */
  override async sendPrivateEntry(to: Recipient, link: string): Promise<void> {
    const about = messageData.privateEntry;
    const { channel, brand } = to;
    if (channel === 'sms') return this.delivery.text(to, privateEntryBySms(brand, link), about);
    return this.delivery.mail(to, privateEntryByMail(brand, { href: link, shown: link }), { ...awaited, about });
  }

  override async sendContactChange(to: Recipient, link: string): Promise<void> {
    const about = messageData.contactChange;
    const { channel, brand } = to;
    if (channel === 'sms') return this.delivery.text(to, contactChangeBySms(brand, link), about);
    return this.delivery.mail(to, contactChangeByMail(brand, { href: link, shown: link }), { about });
  }

  override sendMoveSaved(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.delivery.mailUnasked('move-saved', (shown) => moveSaved(to.brand, shown), to, link, opens);
  }

  override sendMoveExists(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.delivery.mailUnasked('move-exists', (shown) => moveExists(to.brand, shown), to, link, opens);
  }

  override sendMoveInReminder(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.delivery.mailUnasked('move-in-reminder', (shown) => moveInReminder(to.brand, shown), to, link, opens);
  }

  override sendErasureWarning(
    to: MailRecipient,
    link: string,
    { endsOn, opens }: { readonly endsOn: string; readonly opens?: LinkOpens },
  ): Promise<void> {
    const content = (shown: MailLink) => erasureWarning(to.brand, shown, endsOn);
    return this.delivery.mailUnasked('erasure-warning', content, to, link, opens);
  }

  override sendServiceBack(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.delivery.mailUnasked('service-back', (shown) => serviceBack(to.brand, shown), to, link, opens);
  }

  /** Without tracking: the link leads to another site. */
  override sendAuthorityFinder(to: MailRecipient, unknown: readonly RegisteredService[]): Promise<void> {
    const link = { href: messages.findCouncilUrl, shown: messages.findCouncilUrl };
    return this.delivery.mail(to, authorityFinder(to.brand, link, unknown), {
      ...unrequested,
      about: messageData.authorityGuide,
    });
  }

  override sendConsent(to: MailRecipient, by: 'order' | 'visit', day: string): Promise<void> {
    const content = by === 'order' ? orderConsent(to.brand, day) : visitConsent(to.brand, day);
    return this.delivery.mail(to, content, { ...unrequested, about: messageData.consent });
  }

  /** Without tracking: the link leads to the login, the same for everyone. */
  override sendReceipt(to: MailRecipient, receipt: Receipt, { link, id, isRequested }: ReceiptMail): Promise<void> {
    const shown = to.isProven ? receipt : logInOnly(receipt);
    const content = receiptContent(to.brand, { href: link, shown: link }, shown);
    return this.delivery.mail(to, content, { ...(isRequested ? {} : unrequested), about: receiptData(shown), id });
  }

  override async sendInvitation(to: MailRecipient, link: string): Promise<'sent' | 'blocked'> {
    if (await this.undeliverable.find(to.contact)) return 'blocked';
    const content = (shown: MailLink, unsubscribe: string) => invitation(to.brand, shown, unsubscribe);
    return this.delivery.mailUnlessBlocked('invitation', content, to, link, { about: messageData.invitation });
  }

  override async sendPartnerInvitation(
    to: PartnerRecipient,
    link: string,
    { isReminder, id }: { readonly isReminder: boolean; readonly id: string },
  ): Promise<'sent' | 'blocked'> {
    const { bySms, byMail } = partnerInvitations[isReminder ? 'reminder' : 'invitation'];
    if (to.channel === 'email')
      return this.delivery.mailUnlessBlocked(
        'invitation',
        (shown, unsubscribe) => byMail(to.brand, shown, unsubscribe),
        to,
        link,
        { about: messageData.invitation, id },
      );
    return this.delivery.textUnlessBlocked(to, bySms(to.brand, link), messageData.invitation);
  }

  override partnerInvitationText(brand: Brand, channel: Channel, link: string, isReminder: boolean) {
    const { bySms, byMail } = partnerInvitations[isReminder ? 'reminder' : 'invitation'];
    if (channel === 'sms') return { subject: null, text: bySms(brand, link) };
    const content = byMail(brand, { href: link, shown: link }, link);
    return { subject: content.subject, text: renderMailText(content, brand) };
  }

  override sendMoveCancelled(
    to: PartnerRecipient,
    { link, id }: { readonly link: string | null; readonly id: string },
  ): Promise<void> {
    const { channel, brand } = to;
    const about = messageData.moveCancelled;
    if (channel === 'sms')
      return this.delivery.text(
        to,
        link === null ? moveCancelledBySms(brand) : openedMoveCancelledBySms(brand, link),
        about,
      );
    const content = link === null ? moveCancelled(brand) : openedMoveCancelled(brand, { href: link, shown: link });
    return this.delivery.mail(to, content, { ...unrequested, about, id });
  }

  override sendAgentLink(
    to: MailRecipient,
    link: string,
    { journey, opens }: { readonly journey?: InviteJourney | undefined; readonly opens: LinkOpens },
  ): Promise<'sent' | 'blocked'> {
    const { commType, text } = agentLinks[journey ?? 'none'];
    const content = (shown: MailLink, unsubscribe: string) => text(to.brand, shown, unsubscribe, opens);
    return this.delivery.mailUnlessBlocked(commType, content, to, link, { about: messageData.agentLink, opens });
  }

  /** Without tracking: flatmates have given us nothing, so their link leads to the brand's page, the same for everyone. */
  override async sendFlatmateNotice(to: MailRecipient, names: FlatmateNames): Promise<'sent' | 'blocked'> {
    const { enrolmentId, brand, contact } = to;
    if ((await this.subscriptions.isBlocked(contact)) || (await this.undeliverable.find(contact))) return 'blocked';
    const token = await this.subscriptions.issueTokenWithoutAddress(enrolmentId, contact);
    const landing = `${this.portal}/${brandPath(brand)}`;
    const unsubscribe = unsubscribePage(this.portal, brand, token, contact);
    const content = flatmateNotice(brand, { href: landing, shown: landing }, unsubscribe, names);
    try {
      await this.delivery.mail(to, content, {
        ...unrequested,
        about: messageData.housemateNotice,
        headers: oneClickHeaders(this.portal, token),
      });
    } catch (error) {
      // The sender must not learn that others write to this mailbox.
      if (isLimitReached(error)) return 'blocked';
      throw error;
    }
    return 'sent';
  }

  /** Unsolicited, so that a mailbox can be unsubscribed from it. Only a hash of the address is stored for that. */
  override async sendHouseholdInvitation(
    to: Recipient & Pick<MailRecipient, 'enrolmentId'>,
    link: string,
    names: HouseholdNames,
  ): Promise<'sent' | 'blocked'> {
    const { channel, enrolmentId, brand, contact } = to;
    if (channel === 'sms')
      return this.delivery.textUnlessBlocked(
        to,
        householdInvitationBySms(brand, link),
        messageData.householdInvitationBySms,
      );
    if (await this.subscriptions.isBlocked(contact)) return 'blocked';
    const token = await this.subscriptions.issueTokenWithoutAddress(enrolmentId, contact);
    const unsubscribe = unsubscribePage(this.portal, brand, token, contact);
    await this.delivery.mail(to, householdInvitation(brand, { href: link, shown: link }, unsubscribe, names), {
      ...awaited,
      about: names.flatmate === null ? messageData.unnamedHouseholdInvitation : messageData.householdInvitation,
      headers: oneClickHeaders(this.portal, token),
    });
    return 'sent';
  }

  override async sendHouseholdQuestion(to: Recipient): Promise<void> {
    const about = messageData.householdQuestion;
    const { brand, channel } = to;
    const link = `${this.portal}/${brandPath(brand)}/join`;
    if (channel === 'sms') return this.delivery.text(to, householdQuestionBySms(brand, link), about);
    return this.delivery.mail(to, householdQuestion(brand, { href: link, shown: link }), { ...unrequested, about });
  }

  override sendWebhookDisabled(to: Omit<Recipient, 'channel'>, webhook: DisabledWebhook): Promise<void> {
    return this.delivery.mail(to, webhookDisabled(webhook), { ...unrequested, about: messageData.webhookDisabled });
  }

  override check(channel: Channel): Promise<void> {
    return this.delivery.check(channel);
  }
}

function receiptContent(brand: Brand, link: MailLink, receipt: Receipt): MailContent {
  if (receipt.kind === 'order') return orderReceipt(brand, link, receipt);
  if (receipt.kind === 'move') return moveReceipt(brand, link, receipt);
  if (receipt.kind === 'news') return orderNewsMail(brand, link, receipt);
  return receiptLogin(brand, link, receipt);
}

/** An address that is not proven may belong to a stranger, whatever the caller passes. */
const logInOnly = (receipt: Receipt): Receipt =>
  receipt.kind === 'log-in' ? receipt : { kind: 'log-in', isByMobile: false };
