import { webhookEventDays } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import type { MailContent, MailLink } from './mail-content.js';
import { mailTexts } from './mail-frame.texts.js';
import type { DisabledWebhook } from './messages.js';
import { invitation } from './messages.texts.js';

const objecting =
  'Are you not moving, or do you not want this? Open the link and choose "I don\'t want this". We then delete your details and write no more.';

/** The mail to a person whose move a partner's system has sent. */
export const partnerInvitation = (brand: Brand, link: MailLink, unsubscribeLink: string): MailContent => ({
  ...invitation(brand, link, unsubscribeLink),
  aside: objecting,
});

export const partnerReminder = (brand: Brand, link: MailLink, unsubscribeLink: string): MailContent => ({
  ...partnerInvitation(brand, link, unsubscribeLink),
  subject: `Your new home with ${brand.name} is still to be set up`,
  heading: 'Your new home is still to be set up',
});

/** The link ends the message, so that no punctuation becomes part of it. */
export const partnerInvitationBySms = (brand: Brand, link: string): string =>
  `${brand.name} has sent us your details so that you can set up your new home in one place. Start, or say that you don't want this, here:\n${link}`;

export const partnerReminderBySms = (brand: Brand, link: string): string =>
  `Your new home with ${brand.name} is still to be set up. Start, or say that you don't want this, here:\n${link}`;

/** To a mover who was invited and had not begun. */
export const moveCancelled = (brand: Brand): MailContent => ({
  subject: `${brand.name} has cancelled your invitation`,
  preheader: 'The link in our earlier message does not work any more.',
  heading: 'Your invitation is cancelled',
  lead: [
    `${brand.name} has cancelled the move that it had sent us. The link in our earlier message does not work any more.`,
  ],
  aside: 'You do not need to do anything.',
  ending: { text: mailTexts.serviceNote },
});

export const moveCancelledBySms = (brand: Brand): string =>
  `${brand.name} has cancelled the move that it had sent us. Our earlier link does not work any more. You do not need to do anything.`;

/** To a mover who has begun, and keeps the services that are set up. */
export const openedMoveCancelled = (brand: Brand, link: MailLink): MailContent => ({
  subject: `${brand.name} has cancelled your move`,
  preheader: 'What you have set up stays as it is.',
  heading: 'Your move is cancelled',
  lead: [
    `${brand.name} has cancelled your move. The link in our earlier message does not work any more.`,
    'What you have set up stays as it is. Log in to see it, and whom to call to cancel an order.',
  ],
  action: { label: 'Log in', link },
  aside: `Is this a mistake? Please ask ${brand.name}.`,
  ending: { text: mailTexts.serviceNote },
});

export const openedMoveCancelledBySms = (brand: Brand, link: string): string =>
  `${brand.name} has cancelled your move. What you have set up stays as it is. Log in to see it:\n${link}`;

/** For the developers of a partner. */
export const webhookDisabled = ({ id, host, environment, isGone }: DisabledWebhook): MailContent => ({
  subject: 'We have disabled one of your webhooks',
  preheader: 'It gets no events of your moves until you enable it again.',
  heading: 'A webhook is disabled',
  lead: [
    isGone
      ? 'Your server answered 410 (Gone) to an event, so we stopped at once.'
      : 'Your server has not accepted an event for three days, so we stopped trying.',
    `It gets no events until you enable it again. We keep events for ${webhookEventDays} days.`,
  ],
  facts: [
    { label: 'Webhook', value: id, isKey: true },
    { label: 'Server', value: host },
    { label: 'Environment', value: environment },
  ],
  sections: [
    {
      heading: 'What to do',
      text: [
        'Read the list of deliveries of the webhook to see what failed, and repair your server.',
        'Then set the state of the webhook to active, and replay the events from the first one that failed.',
      ],
    },
  ],
  aside: 'You get this email because your address is given for alerts about this webhook.',
  ending: { text: mailTexts.serviceNote },
});
