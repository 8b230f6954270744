import { formatDay, londonToday, rejectionTexts } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import { mailTexts } from './mail-frame.texts.js';
import type { MailContent, MailFact, MailLink, MailSection } from './mail-content.js';
import type { AcceptedOrder, OrderNews, Receipt } from './receipts.js';

type NewsReceipt = Extract<Receipt, { readonly kind: 'news' }>;

interface NewsTexts {
  readonly subject: (order: AcceptedOrder) => string;
  readonly heading: (order: AcceptedOrder) => string;
  readonly lead: (receipt: NewsReceipt) => readonly string[];
  readonly sections: (receipt: NewsReceipt) => readonly MailSection[];
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

/** "20 Nov 2026 at 10:42", in London. */
const formatMoment = (instant: string): string => {
  const moment = new Date(instant);
  return `${formatDay(londonToday(moment))} at ${timeFormat.format(moment)}`;
};

const startOf = ({ startsOn }: AcceptedOrder): string =>
  startsOn === null ? 'The start is not known yet.' : `It starts on ${formatDay(startsOn)}.`;

/** What stays as it is although an order brings no supply. */
const safety = ({ kind, provider }: AcceptedOrder): string =>
  kind === 'energy'
    ? `The present supplier of your new home keeps supplying it. You have no contract with ${provider}.`
    : `You have no contract with ${provider}. Your other orders are not affected.`;

/** Also after a service has started. */
const unaffected = {
  energy: 'The supply of your home is not cut off.',
  broadband: 'Your other orders are not affected.',
} as const;

const chooseAgain = ({ canChooseAgain }: NewsReceipt): string =>
  `${canChooseAgain ? 'Log in and choose again.' : 'Call us to choose again.'} Everything else that you entered is kept.`;

const newsTexts: Readonly<Record<OrderNews, NewsTexts>> = {
  accepted: {
    subject: ({ service, reference }) => `Your ${service} order goes ahead: ${reference}`,
    heading: ({ provider }) => `${provider} goes ahead with your\u00a0order`,
    lead: ({ order }) => [`${order.provider} has checked your order and sets it up now. ${startOf(order)}`],
    sections: () => [],
  },
  live: {
    subject: ({ service, reference }) => `Your ${service} has started: ${reference}`,
    heading: ({ service }) => `Your ${service} has started`,
    lead: ({ order }) => [`${order.provider} has reported that your ${order.service} is up and running.`],
    sections: ({ order }) => [
      { heading: 'If something does not work', text: [`Call ${order.provider}, and quote the reference.`] },
    ],
  },
  rejected: {
    subject: ({ service, reference }) => `Your ${service} order was not accepted: ${reference}`,
    heading: ({ provider }) => `${provider} could not take your\u00a0order`,
    lead: ({ order, rejectionReason }) => [
      rejectionTexts[rejectionReason ?? 'other'].reason(order.provider),
      safety(order),
    ],
    sections: (receipt) => {
      const { title, text } = rejectionTexts[receipt.rejectionReason ?? 'other'].firstStep;
      return [{ heading: 'What to do now', text: [`${title}. ${text}`, chooseAgain(receipt)] }];
    },
  },
  cancelled: {
    subject: ({ service, reference }) => `Your ${service} order is cancelled: ${reference}`,
    heading: ({ service }) => `Your ${service} order is\u00a0cancelled`,
    lead: ({ order, cancellation }) => [
      ...(cancellation === null
        ? [`${order.provider} has cancelled it.`]
        : [
            `We received your cancellation on ${formatMoment(cancellation.receivedAt)}, and this time counts.`,
            cancellation.state === 'confirmed'
              ? `${order.provider} has confirmed it.`
              : `We send it to ${order.provider} until they confirm it. There is nothing for you to do.`,
          ]),
      unaffected[order.kind],
    ],
    sections: (receipt) => [{ heading: 'If you still need it', text: [chooseAgain(receipt)] }],
  },
  cancellationRefused: {
    subject: ({ service, reference }) => `Your ${service} order is not cancelled yet: ${reference}`,
    heading: () => 'Please call to cancel your\u00a0order',
    lead: ({ order }) => [
      `${order.provider} does not cancel this order online, so it is still as it was. Call ${order.provider} or us, and quote the reference.`,
    ],
    sections: ({ order }) =>
      order.cancelUntil === null
        ? []
        : [{ heading: 'Until when', text: [`You can cancel free of charge until ${formatDay(order.cancelUntil)}.`] }],
  },
};

/** News about an order. Only a proven address gets it. [ORDER-28, ORDER-48] */
export function orderNewsMail(brand: Brand, link: MailLink, receipt: NewsReceipt): MailContent {
  const { move, order, news } = receipt;
  const texts = newsTexts[news];
  const [first = '', ...more] = texts.lead(receipt);
  const facts: readonly MailFact[] = [
    { label: 'What you ordered', value: `${order.product}, ${order.service}` },
    { label: 'Reference', value: order.reference, isKey: true },
    { label: `Call ${brand.name}`, value: `${brand.support.phone}, ${brand.support.hours}` },
  ];
  return {
    subject: texts.subject(order),
    preheader: `News from ${order.provider} about your order.`,
    heading: texts.heading(order),
    lead: [move.firstName === null ? first : `Hello ${move.firstName}. ${first}`, ...more],
    facts,
    action: { label: 'Open your move', link },
    sections: texts.sections(receipt),
    aside: mailTexts.noBank,
    ending: { text: mailTexts.serviceNote },
  };
}
