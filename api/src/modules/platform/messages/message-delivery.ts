import { Inject, Injectable } from '@nestjs/common';
import type { Channel } from '@home-move/contract';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { EmailPort } from '../../../providers/email/email.port.js';
import { SmsPort } from '../../../providers/sms/sms.port.js';
import { DistributionsService, type LinkMessage } from '../comms/distributions.service.js';
import { SubscriptionsService } from '../comms/subscriptions.service.js';
import { UndeliverableMailboxes } from '../comms/undeliverable-mailboxes.js';
import { ContactLimit, type Occasion } from './contact-limit.js';
import type { MailContent, MailLink } from './mail-content.js';
import { type MessageData, reminderData } from './message-data.js';
import { MessagePermission } from './message-permission.js';
import { mailTexts } from './mail-frame.texts.js';
import { oneClickHeaders, unsubscribePage } from './mail-links.js';
import type { LinkOpens, MailRecipient, Recipient } from './messages.js';

/** How a mail is sent. */
export interface MailOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly occasion?: Occasion;
  readonly id?: string | null;
  /** Whether someone waits for the mail who may know that it does not arrive. */
  readonly isAwaited?: boolean;
  readonly about: MessageData;
}

/** Of a mail for which someone waits. */
export const awaited = { isAwaited: true } as const;
/** Of a mail that no one requested. */
export const unrequested = { occasion: 'unrequested' } as const;

/** Hands mails and text messages over to the mail server and the SMS vendor, unless a limit or their recipient forbids it. */
@Injectable()
export class MessageDelivery {
  private readonly portal: string;

  constructor(
    private readonly email: EmailPort,
    private readonly sms: SmsPort,
    private readonly distributions: DistributionsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly undeliverable: UndeliverableMailboxes,
    private readonly limit: ContactLimit,
    private readonly permission: MessagePermission,
    private readonly log: Log,
    @Inject(ENV) env: Pick<Env, 'PUBLIC_ORIGIN'>,
  ) {
    this.portal = env.PUBLIC_ORIGIN;
  }

  /** Resolves when the mail server or the SMS vendor is reachable. */
  check(channel: Channel): Promise<void> {
    return channel === 'email' ? this.email.check() : this.sms.check();
  }

  /**
   * A mail from which its recipient can unsubscribe. Returns `blocked` without sending if the mailbox has unsubscribed, or the mover has
   * objected to the purpose.
   */
  async mailUnlessBlocked(
    commType: LinkMessage['commType'],
    content: (link: MailLink, unsubscribeLink: string) => MailContent,
    to: MailRecipient,
    link: string,
    { about, opens = 'move', id = null }: { readonly opens?: LinkOpens } & Pick<MailOptions, 'about' | 'id'>,
  ): Promise<'sent' | 'blocked'> {
    const { enrolmentId, brand, contact } = to;
    if (await this.subscriptions.isBlocked(contact)) return 'blocked';
    if (!(await this.permission.isGiven(enrolmentId, about))) return 'blocked';
    // Issued before sending, so that a delivered mail never contains an invalid unsubscribe link.
    const token = await this.subscriptions.issueToken(enrolmentId, contact);
    const unsubscribe = unsubscribePage(this.portal, brand, token, contact);
    const headers = oneClickHeaders(this.portal, token);
    const send = (href: string) =>
      this.post(to, content({ href, shown: link }, unsubscribe), { ...awaited, about, headers, id });
    await (opens === 'login' ? send(link) : this.distributions.deliver({ commType, enrolmentId, link }, send));
    return 'sent';
  }

  /** A mail that no one requested. Only links that open the move are tracked: the others are the same for everyone. */
  mailUnasked(
    commType: 'move-saved' | 'move-exists' | 'move-in-reminder' | 'erasure-warning' | 'service-back',
    content: (link: MailLink) => MailContent,
    to: MailRecipient,
    link: string,
    opens: LinkOpens = 'move',
  ): Promise<void> {
    const options = { ...unrequested, about: reminderData(opens) };
    if (opens === 'login')
      return this.mail(to, { ...content({ href: link, shown: link }), after: mailTexts.logInByMobile }, options);
    return this.mailTracked(commType, content, to, link, options);
  }

  /** A mail whose link is tracked. */
  async mailTracked(
    commType: LinkMessage['commType'],
    content: (link: MailLink) => MailContent,
    to: MailRecipient,
    link: string,
    options: MailOptions,
  ): Promise<void> {
    const { enrolmentId } = to;
    if (!(await this.permission.isGiven(enrolmentId, options.about))) return;
    await this.distributions.deliver({ commType, enrolmentId, link }, (href) =>
      this.post(to, content({ href, shown: link }), options),
    );
  }

  /**
   * Mails the content in the brand's theme. Throws CONTACT_UNDELIVERABLE if someone waits for the mail and it cannot arrive. Sends nothing
   * about a mover who was forgotten, or has objected to the purpose.
   */
  async mail(to: Omit<Recipient, 'channel'>, content: MailContent, options: MailOptions): Promise<void> {
    if (await this.permission.isGiven(to.enrolmentId, options.about)) await this.post(to, content, options);
  }

  private async post(
    to: Omit<Recipient, 'channel'>,
    content: MailContent,
    { about, headers = {}, occasion = 'requested', id = null, isAwaited = false }: MailOptions,
  ): Promise<void> {
    if (await this.undeliverable.find(to.contact)) return this.suppress(isAwaited);
    // Loaded with the first mail: React and its renderer take a tenth of the start.
    const { renderMail } = await import('./render-mail.js');
    const { contact, brand, enrolmentId } = to;
    const mail = {
      ...(await renderMail(content, brand)),
      fromName: brand.mailName ?? brand.name,
      fromAddress: brand.mailFrom,
      replyTo: brand.replyTo,
      to: contact,
      subject: content.subject,
      id,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      about: { ...about, enrolmentId },
    };
    await this.limit.sending({ ...to, channel: 'email' }, occasion, () => this.email.send(mail));
  }

  /** Throws CONTACT_UNDELIVERABLE if someone waits for the mail, who can choose another contact. */
  private suppress(isAwaited: boolean): void {
    this.log.info({ isAwaited }, 'mail suppressed');
    if (isAwaited) throw new DomainError('CONTACT_UNDELIVERABLE');
  }

  /** Sends a text message, unless the mover was forgotten or has objected to the purpose. */
  async text(to: Recipient, text: string, data: MessageData): Promise<void> {
    await this.textUnlessBlocked(to, text, data);
  }

  /** Like `text`. Returns `blocked` if it was not sent. */
  async textUnlessBlocked(to: Recipient, text: string, data: MessageData): Promise<'sent' | 'blocked'> {
    const { contact, brand, enrolmentId } = to;
    if (!(await this.permission.isGiven(enrolmentId, data))) return 'blocked';
    const message = { to: contact, text, sender: brand.smsSender, about: { ...data, enrolmentId } };
    await this.limit.sending(to, 'requested', () => this.sms.send(message));
    return 'sent';
  }
}
