import { formatDay } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import { mailTexts } from './mail-frame.texts.js';
import type { MailContent, MailFact, MailItem, MailLink, MailSection } from './mail-content.js';
import type { AcceptedOrder, OtherService, OtherState, Receipt, ReceiptMove } from './receipts.js';

type OrderOf<Kind extends Receipt['kind']> = Extract<Receipt, { readonly kind: Kind }>;

const greeting = ({ firstName }: ReceiptMove): string => (firstName === null ? '' : `Hello ${firstName}. `);
const at = ({ home }: ReceiptMove): string => (home === null ? '' : ` at ${home}`);
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const monthly = ({ price }: AcceptedOrder): string => `${price.isEstimate ? 'About ' : ''}${price.monthly} a month`;

/** The days of an order. */
const daysOf = ({ startsOn, cancelUntil }: AcceptedOrder): readonly string[] => [
  startsOn === null ? 'The start is not known yet.' : `Starts ${formatDay(startsOn)}.`,
  ...(cancelUntil === null ? [] : [`Last day to cancel: ${formatDay(cancelUntil)}.`]),
];

const callText = ({ support: { phone, hours } }: Brand): string => `${phone}, ${hours}`;

function factsOf(brand: Brand, order: AcceptedOrder): readonly MailFact[] {
  const { service, product, reference, extras, startsOn, firstPaymentOn, cancelUntil } = order;
  const day = (label: string, iso: string | null, isKey = true) =>
    iso === null ? [] : [{ label, value: formatDay(iso), isKey }];
  return [
    { label: 'What you ordered', value: `${product}, ${service}` },
    { label: 'Reference', value: reference, isKey: true },
    ...(extras.length === 0 ? [] : [{ label: 'Also to pay', value: extras.join(', ') }]),
    ...day('Starts', startsOn),
    ...day('First Direct Debit', firstPaymentOn, false),
    ...day('Last day to cancel', cancelUntil),
    { label: `Call ${brand.name}`, value: callText(brand) },
  ];
}

interface OtherTexts {
  /** The badge next to the service. */
  readonly status: string;
  /** Below the service and its badge. */
  readonly text: string;
  /** Next to the name of the service, without a badge. */
  readonly line: (provider: string | null) => string;
}

const otherTexts: Readonly<Record<OtherState, OtherTexts>> = {
  'to-choose': {
    status: 'To do',
    text: 'You have not ordered it yet.',
    line: () => 'Not ordered yet',
  },
  'to-finish': {
    status: 'To do',
    text: 'One fuel is not ordered yet.',
    line: () => 'One fuel is not ordered yet',
  },
  'left-out': { status: 'Not through us', text: 'You left it out.', line: () => 'You left it out' },
  elsewhere: {
    status: 'Not through us',
    text: 'We cannot set it up for this home. Log in to see whom to call.',
    line: () => 'We cannot set it up for this home. Log in to see whom to call',
  },
  waiting: {
    status: 'Waiting for the provider',
    text: 'You told us that you ordered on their own site, so they confirm it themselves.',
    line: (provider) => `Waiting for ${provider ?? 'the provider'} to confirm your order`,
  },
  registered: {
    status: 'Registered',
    text: 'They send you the bill.',
    line: (provider) => (provider === null ? 'Registered' : `Registered with ${provider}`),
  },
  'to-register': {
    status: 'To do',
    text: 'Register with them for your new home.',
    line: (provider) => `You still have to register${provider === null ? '' : ` with ${provider}`}`,
  },
  'to-find': {
    status: 'To do',
    text: 'We could not tell who sends the bill. Log in to find out.',
    line: () => 'You still have to find out who sends the bill. Log in to do that',
  },
};

const rest = (others: readonly OtherService[]): readonly MailSection[] =>
  others.length === 0
    ? []
    : [
        {
          heading: 'The rest of your move',
          facts: others.map(({ service, provider, state }) => ({
            label: service,
            value: otherTexts[state].line(provider),
          })),
        },
      ];

function otherItem({ service, provider, state }: OtherService): MailItem {
  const { status, text } = otherTexts[state];
  return { title: provider === null ? service : `${service}: ${provider}`, status, text: [text] };
}

/** After an order. Only a proven address gets it. */
export const orderReceipt = (brand: Brand, link: MailLink, { move, order, others }: OrderOf<'order'>): MailContent => ({
  subject: `Your ${order.service} order is accepted: ${order.reference}`,
  preheader: daysOf(order).join(' '),
  heading: `${order.provider} has accepted your\u00a0order`,
  lead: [`${greeting(move)}Your ${order.service}${at(move)} is ordered. Keep this email as your receipt.`],
  price: { amount: monthly(order), text: order.price.later },
  facts: factsOf(brand, order),
  action: { label: 'See your order', link },
  sections: [
    ...(order.cancelUntil === null
      ? []
      : [
          {
            heading: 'If you change your mind',
            text: [
              `Until ${formatDay(order.cancelUntil)} you can cancel without a fee. Once it has started, you pay for what you have used. Call ${brand.name} or ${order.provider}, and quote the reference.`,
            ],
          },
        ]),
    ...rest(others),
  ],
  aside: mailTexts.noBank,
  ending: { text: mailTexts.serviceNote },
});

/** Sent when the move is complete, and on the mover's request. Only a proven address gets it. */
export const moveReceipt = (
  brand: Brand,
  link: MailLink,
  { move, isComplete, moveInDate, orders, others, monthlyTotal }: OrderOf<'move'>,
): MailContent => ({
  subject: isComplete ? `Your move with ${brand.name} is set up` : `Your orders with ${brand.name}`,
  preheader: 'What you ordered, what it costs and what happens when.',
  heading: isComplete ? 'Your move is set up' : 'What you have ordered',
  lead: [`${greeting(move)}This is what is arranged for your new home${at(move)}. Keep this email as your receipt.`],
  ...(monthlyTotal !== null && {
    price: { amount: `${monthlyTotal} a month`, text: ['for all orders together, in the first month'] },
  }),
  items: {
    heading: 'Your services',
    items: [
      ...orders.map((order) => ({
        title: `${capitalise(order.service)}: ${order.product}`,
        status: 'Accepted',
        text: [
          [monthly(order), ...order.price.later, ...order.extras.map((extra) => `Also to pay: ${extra}`)].join('. ') +
            '.',
          `${order.provider}, reference ${order.reference}.`,
          daysOf(order).join(' '),
        ],
      })),
      ...others.map(otherItem),
    ],
  },
  action: { label: 'Open your move', link },
  sections: [
    { heading: 'What happens when', facts: calendarOf(moveInDate, orders) },
    {
      heading: 'Questions, changes, cancelling',
      text: [`Call ${brand.name} on ${callText(brand)}, and quote the reference of the order.`],
    },
  ],
  aside: mailTexts.noBank,
  ending: { text: mailTexts.serviceNote },
});

/** Every day of the move, in order. */
function calendarOf(moveInDate: string | null, orders: readonly AcceptedOrder[]): readonly MailFact[] {
  const days = [
    { day: moveInDate, value: 'You move in.' },
    ...orders.flatMap(({ provider, service, startsOn, cancelUntil, firstPaymentOn }) => [
      { day: startsOn, value: `${provider} starts your ${service}.` },
      { day: cancelUntil, value: `Last day to cancel your ${service}.` },
      { day: firstPaymentOn, value: `First Direct Debit to ${provider}.` },
    ]),
  ];
  const known = days.flatMap(({ day, value }) => (day === null ? [] : [{ day, value }]));
  return known
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ day, value }) => ({ label: formatDay(day), value }));
}

/** In place of a receipt where the address is not proven: it may belong to a stranger. */
export const receiptLogin = (_brand: Brand, link: MailLink, { isByMobile }: OrderOf<'log-in'>): MailContent => ({
  subject: 'There is news about your move',
  preheader: 'Log in to read it.',
  heading: 'There is news about your move',
  lead: [
    'Log in to read it. We send you a code first, so that only you can see it.',
    'This email holds no details, because this address has not been confirmed yet.',
  ],
  action: { label: 'Log in', link },
  ...(isByMobile && { after: mailTexts.logInByMobile }),
  aside: 'If you are not moving home, someone may have typed your address by mistake. Please ignore this email.',
  ending: { text: mailTexts.serviceNote },
});
