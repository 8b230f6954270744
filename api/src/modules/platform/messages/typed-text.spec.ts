import type { DataKind } from '@home-move/contract';
import type { EmailPort, OutgoingMail } from '../../../providers/email/email.port.js';
import type { OutgoingText, SmsPort } from '../../../providers/sms/sms.port.js';
import { Log } from '../../../common/logging/log.js';
import type { Env } from '../../../config/env.js';
import { demoBrands } from '../../brands/brand/brands.data.js';
import type { DistributionsService } from '../comms/distributions.service.js';
import type { SubscriptionsService } from '../comms/subscriptions.service.js';
import type { UndeliverableMailboxes } from '../comms/undeliverable-mailboxes.js';
import { BrandedMessages } from './branded-messages.js';
import { mailTexts } from './mail-frame.texts.js';
import { MessageDelivery } from './message-delivery.js';
import { receiptSamples } from './receipts.builder.js';
import type { ContactLimit } from './contact-limit.js';
import type { MessagePermission } from './message-permission.js';
import type { Messages } from './messages.js';

type Send = Extract<keyof Messages, `send${string}`>;

/** Whatever a user typed contains it. */
const typed = 'Zzyzx';
const [brand] = demoBrands(undefined);
if (!brand) throw new Error('the demo has no brand');

const toEmail = {
  channel: 'email',
  contact: `${typed}@example.test`,
  brand,
  enrolmentId: null,
  isProven: true,
} as const;
const toMailbox = { contact: `${typed}@example.test`, brand, isProven: true, enrolmentId: 'a'.repeat(24) };
const toNumber = {
  channel: 'sms',
  contact: '07700900999',
  brand,
  enrolmentId: 'a'.repeat(24),
  isProven: true,
} as const;
const link = 'https://portal.test/x/token';

const move = { firstName: typed, home: `1 ${typed} Road` };
const mailing = { link, id: null, isRequested: false };

/** Every message that can be sent, with the marker in every value that a mover, a flatmate or an agent types. */
const sends: { readonly [Name in Send]: readonly Parameters<Messages[Name]>[] } = {
  sendCode: [
    [toEmail, '048213'],
    [toNumber, '048213'],
  ],
  sendPasswordReset: [[toMailbox, link]],
  sendContinueLink: [[toMailbox, link]],
  sendPhoneLink: [
    [toEmail, link],
    [toNumber, link],
  ],
  sendPrivateEntry: [
    [toEmail, link],
    [toNumber, link],
  ],
  sendContactChange: [
    [toEmail, link],
    [toNumber, link],
  ],
  sendInvitation: [[toMailbox, link]],
  sendPartnerInvitation: [
    [{ ...toMailbox, channel: 'email' }, link, { isReminder: false, id: '1' }],
    [{ ...toMailbox, channel: 'email' }, link, { isReminder: true, id: '1' }],
    [{ ...toMailbox, ...toNumber }, link, { isReminder: false, id: '1' }],
    [{ ...toMailbox, ...toNumber }, link, { isReminder: true, id: '1' }],
  ],
  sendMoveCancelled: [
    [
      { ...toMailbox, channel: 'email' },
      { link: null, id: '1' },
    ],
    [
      { ...toMailbox, channel: 'email' },
      { link, id: '1' },
    ],
    [
      { ...toMailbox, ...toNumber },
      { link: null, id: '1' },
    ],
    [
      { ...toMailbox, ...toNumber },
      { link, id: '1' },
    ],
  ],
  sendAgentLink: [
    [toMailbox, link, { opens: 'move' }],
    [toMailbox, link, { opens: 'login' }],
    [toMailbox, link, { opens: 'move', journey: 'energy' }],
    [toMailbox, link, { opens: 'move', journey: 'entertainment' }],
  ],
  sendMoveSaved: [
    [toMailbox, link],
    [toMailbox, link, 'login'],
  ],
  sendMoveExists: [
    [toMailbox, link],
    [toMailbox, link, 'login'],
  ],
  sendMoveInReminder: [
    [toMailbox, link],
    [toMailbox, link, 'login'],
  ],
  sendErasureWarning: [
    [toMailbox, link, { endsOn: '2026-11-20' }],
    [toMailbox, link, { endsOn: '2026-11-20', opens: 'login' }],
  ],
  sendServiceBack: [
    [toMailbox, link],
    [toMailbox, link, 'login'],
  ],
  sendAuthorityFinder: [
    [toMailbox, ['council']],
    [toMailbox, ['water']],
    [toMailbox, ['council', 'water']],
  ],
  sendConsent: [
    [toMailbox, 'order', '2026-11-20'],
    [toMailbox, 'visit', '2026-11-20'],
  ],
  sendReceipt: [
    [toMailbox, { ...receiptSamples.order, move }, mailing],
    [toMailbox, { ...receiptSamples.move, move }, mailing],
    [toMailbox, { ...receiptSamples.move, move, isComplete: false }, mailing],
    [toMailbox, { ...receiptSamples.news, move }, mailing],
    [toMailbox, receiptSamples['log-in'], mailing],
  ],
  sendWebhookDisabled: [
    [toMailbox, { id: 'a'.repeat(24), host: `${typed}.example`, environment: 'live', isGone: true }],
    [toMailbox, { id: 'a'.repeat(24), host: `${typed}.example`, environment: 'test', isGone: false }],
  ],
  sendFlatmateNotice: [[toMailbox, { flatmate: typed, mover: typed }]],
  sendHouseholdInvitation: [
    [{ ...toMailbox, channel: 'email' }, link, { flatmate: typed, mover: typed }],
    [{ ...toMailbox, channel: 'email' }, link, { flatmate: null, mover: typed }],
    [toNumber, link, { flatmate: typed, mover: typed }],
  ],
  sendHouseholdQuestion: [[toEmail], [toNumber]],
};

/** What a recipient has read before opening the message, its text, and the kinds of data that the passport names. */
interface Preview {
  readonly subject: string;
  readonly preheader: string;
  readonly text: string;
  readonly kinds: readonly DataKind[];
}

async function previewsOf(name: Send): Promise<readonly Preview[]> {
  const previews: Preview[] = [];
  const email = {
    send: async ({ subject, html, text, about }: OutgoingMail) => {
      const [, preheader = ''] = /<div style="display:none[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
      previews.push({ subject, preheader, text, kinds: about.kinds });
    },
  } as EmailPort;
  // A telephone shows the beginning of a text message, so all of it counts.
  const sms = {
    send: async ({ text, about }: OutgoingText) =>
      void previews.push({ subject: text, preheader: text, text, kinds: about.kinds }),
  } as unknown as SmsPort;
  const distributions = {
    deliver: (message: { readonly link: string }, send: (href: string) => Promise<void>) => send(message.link),
  } as unknown as DistributionsService;
  const subscriptions = {
    isBlocked: async () => false,
    issueToken: async () => 'token',
    issueTokenWithoutAddress: async () => 'token',
  } as unknown as SubscriptionsService;
  const limit = { sending: async (_to: unknown, _on: unknown, send: () => Promise<void>) => send() } as ContactLimit;
  const env = { PUBLIC_ORIGIN: 'https://portal.test' } as Env;
  const undeliverable = { find: async () => null } as unknown as UndeliverableMailboxes;
  const permission = { isGiven: async () => true } as unknown as MessagePermission;
  const log = new Log('silent');
  const providers = [email, sms, distributions, subscriptions, undeliverable, limit, permission, log, env] as const;
  const delivery = new MessageDelivery(...providers);
  const messages = new BrandedMessages(delivery, subscriptions, undeliverable, env);
  const send = messages[name].bind(messages) as (...given: readonly unknown[]) => Promise<unknown>;
  for (const given of sends[name]) await send(...given);
  return previews;
}

it('every message is covered', () => {
  const names = Object.getOwnPropertyNames(BrandedMessages.prototype).filter((name) => name.startsWith('send'));
  expect(Object.keys(sends).toSorted()).toEqual(names.toSorted());
});

it.each(Object.keys(sends) as Send[])('subject and preheader of %s contain nothing that a user typed', async (name) => {
  const previews = await previewsOf(name);
  expect(previews).toHaveLength(sends[name].length);
  for (const { subject, preheader } of previews) {
    expect(subject.length).toBeGreaterThan(10);
    expect(preheader.length).toBeGreaterThan(10);
    expect(`${subject} ${preheader}`).not.toMatch(/zzyzx/i);
  }
});

/** Their link is the login, which is the same for everyone, they are about no mover, or their link does not open the move. */
const withoutPersonalLink: readonly Send[] = [
  'sendMoveCancelled',
  'sendReceipt',
  'sendWebhookDisabled',
  'sendHouseholdInvitation',
];

it.each(Object.keys(sends) as Send[])('%s names the kinds of data that its text holds [PASS-02]', async (name) => {
  for (const { subject, text, kinds } of await previewsOf(name)) {
    const holds = (part: string) => `${subject}\n${text}`.includes(part);
    const isReminderOfLogin = name !== 'sendAgentLink' && holds(mailTexts.logInByMobile);
    const hasPersonalLink = holds('/x/token') && !isReminderOfLogin && !withoutPersonalLink.includes(name);
    expect(kinds.includes('name')).toBe(holds('Hello Zzyzx') || holds('“Zzyzx”'));
    expect(kinds.includes('address')).toBe(holds('1 Zzyzx Road'));
    expect(kinds.includes('loginCode')).toBe(holds('048213'));
    expect(kinds.includes('personalLink')).toBe(hasPersonalLink);
    const namesHousemate = name === 'sendFlatmateNotice' || (name === 'sendHouseholdInvitation' && holds('yours as'));
    expect(kinds.includes('housemate')).toBe(namesHousemate);
  }
});
