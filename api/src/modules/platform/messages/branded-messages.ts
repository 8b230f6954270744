import { Inject, Injectable } from '@nestjs/common';
import {
  councilWaterMessages as messages,
  type Channel,
  type InviteJourney,
  type RegisteredService,
} from '@home-move/contract';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { EmailPort } from '../../../providers/email/email.port.js';
import { SmsPort } from '../../../providers/sms/sms.port.js';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';
import { DistributionsService, type LinkMessage } from '../comms/distributions.service.js';
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
import { ContactLimit, isLimitReached, type Occasion } from './contact-limit.js';
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
import { mailTexts } from './mail-frame.texts.js';
import { oneClickHeaders, unsubscribePage } from './mail-links.js';
import { renderMailText } from './mail-text.js';
import {
  type DisabledWebhook,
  type FlatmateNames,
  Messages,
  type LinkOpens,
  type MailRecipient,
  type PartnerRecipient,
  type ReceiptMail,
  type Recipient,
} from './messages.js';
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

/** Sends messages through the mail server and the SMS vendor. */
@Injectable()
export class BrandedMessages extends Messages {
  private readonly portal: string;

  constructor(
    private readonly email: EmailPort,
    private readonly sms: SmsPort,
    private readonly distributions: DistributionsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly undeliverable: UndeliverableMailboxes,
    private readonly limit: ContactLimit,
    private readonly log: Log,
    @Inject(ENV) env: Env,
  ) {
    super();
    this.portal = env.PUBLIC_ORIGIN;
  }

  override async sendCode(to: Recipient, code: string): Promise<void> {
    const { channel, brand } = to;
    if (channel === 'email') return this.mail(to, codeByMail(brand, code), awaited);
    return this.text(to, codeBySms(brand, code, new URL(this.portal).hostname));
  }

  override sendPasswordReset(to: MailRecipient, link: string): Promise<void> {
    const { enrolmentId, brand } = to;
    return this.distributions.deliver({ commType: 'password-reset', enrolmentId, link }, (href) =>
      this.mail(to, passwordReset(brand, { href, shown: link })),
    );
  }

  override sendContinueLink(to: MailRecipient, link: string): Promise<void> {
    const { enrolmentId, brand } = to;
    return this.distributions.deliver({ commType: 'continue', enrolmentId, link }, (href) =>
      this.mail(to, continueLink(brand, { href, shown: link })),
    );
  }

  /** The same short link on both channels, without tracking: the mover sends it to themselves. */
  override async sendPhoneLink(to: Recipient, link: string): Promise<void> {
    const { channel, brand } = to;
    if (channel === 'sms') return this.text(to, phoneLinkBySms(brand, link));
    return this.mail(to, phoneLinkByMail(brand, { href: link, shown: link }), awaited);
  }

  /** Without tracking. The message does not reveal its purpose, which only concerns the customer. */
  override async sendPrivateEntry(to: Recipient, link: string): Promise<void> {
    const { channel, brand } = to;
    if (channel === 'sms') return this.text(to, privateEntryBySms(brand, link));
    return this.mail(to, privateEntryByMail(brand, { href: link, shown: link }), awaited);
  }

  override async sendContactChange(to: Recipient, link: string): Promise<void> {
    const { channel, brand } = to;
    if (channel === 'sms') return this.text(to, contactChangeBySms(brand, link));
    return this.mail(to, contactChangeByMail(brand, { href: link, shown: link }));
  }

  override sendMoveSaved(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.mailUnasked('move-saved', (shown) => moveSaved(to.brand, shown), to, link, opens);
  }

  override sendMoveExists(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.mailUnasked('move-exists', (shown) => moveExists(to.brand, shown), to, link, opens);
  }

  override sendMoveInReminder(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.mailUnasked('move-in-reminder', (shown) => moveInReminder(to.brand, shown), to, link, opens);
  }

  override sendErasureWarning(
    to: MailRecipient,
    link: string,
    { endsOn, opens }: { readonly endsOn: string; readonly opens?: LinkOpens },
  ): Promise<void> {
    const content = (shown: MailLink) => erasureWarning(to.brand, shown, endsOn);
    return this.mailUnasked('erasure-warning', content, to, link, opens);
  }

  override sendServiceBack(to: MailRecipient, link: string, opens?: LinkOpens): Promise<void> {
    return this.mailUnasked('service-back', (shown) => serviceBack(to.brand, shown), to, link, opens);
  }

  /** Without tracking: the link leads to another site. */
  override sendAuthorityFinder(to: MailRecipient, unknown: readonly RegisteredService[]): Promise<void> {
    const link = { href: messages.findCouncilUrl, shown: messages.findCouncilUrl };
    return this.mail(to, authorityFinder(to.brand, link, unknown), unrequested);
  }

  override sendConsent(to: MailRecipient, by: 'order' | 'visit', day: string): Promise<void> {
    return this.mail(to, by === 'order' ? orderConsent(to.brand, day) : visitConsent(to.brand, day), unrequested);
  }

  /** Without tracking: the link leads to the login, the same for everyone. */
  override sendReceipt(to: MailRecipient, receipt: Receipt, { link, id, isRequested }: ReceiptMail): Promise<void> {
    const content = receiptContent(to.brand, { href: link, shown: link }, to.isProven ? receipt : logInOnly(receipt));
    return this.mail(to, content, { ...(isRequested ? {} : unrequested), id });
  }

  override async sendInvitation(to: MailRecipient, link: string): Promise<'sent' | 'blocked'> {
    if (await this.undeliverable.find(to.contact)) return 'blocked';
    const content = (shown: MailLink, unsubscribe: string) => invitation(to.brand, shown, unsubscribe);
    return this.mailUnlessBlocked('invitation', content, to, link);
  }

  override async sendPartnerInvitation(
    to: PartnerRecipient,
    link: string,
    { isReminder, id }: { readonly isReminder: boolean; readonly id: string },
  ): Promise<'sent' | 'blocked'> {
    const { bySms, byMail } = partnerInvitations[isReminder ? 'reminder' : 'invitation'];
    if (to.channel === 'email')
      return this.mailUnlessBlocked(
        'invitation',
        (shown, unsubscribe) => byMail(to.brand, shown, unsubscribe),
        to,
        link,
        {
          id,
        },
      );
    await this.text(to, bySms(to.brand, link));
    return 'sent';
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
    if (channel === 'sms')
      return this.text(to, link === null ? moveCancelledBySms(brand) : openedMoveCancelledBySms(brand, link));
    const content = link === null ? moveCancelled(brand) : openedMoveCancelled(brand, { href: link, shown: link });
    return this.mail(to, content, { ...unrequested, id });
  }

  override sendAgentLink(
    to: MailRecipient,
    link: string,
    { journey, opens }: { readonly journey?: InviteJourney | undefined; readonly opens: LinkOpens },
  ): Promise<'sent' | 'blocked'> {
    const { commType, text } = agentLinks[journey ?? 'none'];
    const content = (shown: MailLink, unsubscribe: string) => text(to.brand, shown, unsubscribe, opens);
    return this.mailUnlessBlocked(commType, content, to, link, { opens });
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
      await this.mail(to, content, { headers: oneClickHeaders(this.portal, token), occasion: 'unrequested' });
    } catch (error) {
      // The sender must not learn that others write to this mailbox.
      if (isLimitReached(error)) return 'blocked';
      throw error;
    }
    return 'sent';
  }

  override sendWebhookDisabled(to: Omit<Recipient, 'channel'>, webhook: DisabledWebhook): Promise<void> {
    return this.mail(to, webhookDisabled(webhook), unrequested);
  }

  override check(channel: Channel): Promise<void> {
    return channel === 'email' ? this.email.check() : this.sms.check();
  }

  private async mailUnlessBlocked(
    commType: LinkMessage['commType'],
    content: (link: MailLink, unsubscribeLink: string) => MailContent,
    to: MailRecipient,
    link: string,
    { opens = 'move', id = null }: { readonly opens?: LinkOpens; readonly id?: string | null } = {},
  ): Promise<'sent' | 'blocked'> {
    const { enrolmentId, brand, contact } = to;
    if (await this.subscriptions.isBlocked(contact)) return 'blocked';
    // Issued before sending, so that a delivered mail never contains an invalid unsubscribe link.
    const token = await this.subscriptions.issueToken(enrolmentId, contact);
    const unsubscribe = unsubscribePage(this.portal, brand, token, contact);
    const headers = oneClickHeaders(this.portal, token);
    const send = (href: string) =>
      this.mail(to, content({ href, shown: link }, unsubscribe), { ...awaited, headers, id });
    await (opens === 'login' ? send(link) : this.distributions.deliver({ commType, enrolmentId, link }, send));
    return 'sent';
  }

  /** Only links that open the move are tracked: the others are the same for everyone. */
  private mailUnasked(
    commType: 'move-saved' | 'move-exists' | 'move-in-reminder' | 'erasure-warning' | 'service-back',
    content: (link: MailLink) => MailContent,
    to: MailRecipient,
    link: string,
    opens: LinkOpens = 'move',
  ): Promise<void> {
    if (opens === 'login')
      return this.mail(to, { ...content({ href: link, shown: link }), after: mailTexts.logInByMobile }, unrequested);
    const { enrolmentId } = to;
    return this.distributions.deliver({ commType, enrolmentId, link }, (href) =>
      this.mail(to, content({ href, shown: link }), unrequested),
    );
  }

  private async mail(
    to: Omit<Recipient, 'channel'>,
    content: MailContent,
    { headers = {}, occasion = 'requested', id = null, isAwaited = false }: MailOptions = {},
  ): Promise<void> {
    if (await this.undeliverable.find(to.contact)) return this.suppress(isAwaited);
    // Loaded with the first mail: React and its renderer take a tenth of the start.
    const { renderMail } = await import('./render-mail.js');
    const { contact, brand } = to;
    const mail = {
      ...(await renderMail(content, brand)),
      fromName: brand.mailName ?? brand.name,
      fromAddress: brand.mailFrom,
      replyTo: brand.replyTo,
      to: contact,
      subject: content.subject,
      id,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    };
    await this.limit.sending({ ...to, channel: 'email' }, occasion, () => this.email.send(mail));
  }

  /** Throws CONTACT_UNDELIVERABLE if someone waits for the mail, who can choose another contact. */
  private suppress(isAwaited: boolean): void {
    this.log.info({ isAwaited }, 'mail suppressed');
    if (isAwaited) throw new DomainError('CONTACT_UNDELIVERABLE');
  }

  private text(to: Recipient, content: string): Promise<void> {
    return this.limit.sending(to, 'requested', () => this.sms.send(to.contact, content, to.brand.smsSender));
  }
}

interface MailOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly occasion?: Occasion;
  readonly id?: string | null;
  /** Whether someone waits for the mail who may know that it does not arrive. */
  readonly isAwaited?: boolean;
}

const awaited: MailOptions = { isAwaited: true };
const unrequested: MailOptions = { occasion: 'unrequested' };

function receiptContent(brand: Brand, link: MailLink, receipt: Receipt): MailContent {
  if (receipt.kind === 'order') return orderReceipt(brand, link, receipt);
  return receipt.kind === 'move' ? moveReceipt(brand, link, receipt) : receiptLogin(brand, link, receipt);
}

/** An address that is not proven may belong to a stranger, whatever the caller passes. */
const logInOnly = (receipt: Receipt): Receipt =>
  receipt.kind === 'log-in' ? receipt : { kind: 'log-in', isByMobile: false };
