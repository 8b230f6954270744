import { formatDay, rejectionSteps, rejectionTexts } from '@home-move/contract';
import type { Brand } from '../../brands/brand/brands.data.js';
import { mailTexts } from './mail-frame.texts.js';
import type { MailContent, MailFact, MailLink, MailSection } from './mail-content.js';
import type { AcceptedOrder, MailedStatus, Receipt } from './receipts.js';

type StatusReceipt = Extract<Receipt, { readonly kind: 'status' }>;

interface StatusTexts {
  readonly subject: (order: AcceptedOrder) => string;
  readonly heading: (order: AcceptedOrder) => string;
  readonly lead: (receipt: StatusReceipt) => readonly string[];
  readonly sections: (receipt: StatusReceipt) => readonly MailSection[];
}

const startOf = ({ startsOn }: AcceptedOrder): string =>
  startsOn === null ? 'The start is not known yet.' : `It starts on ${formatDay(startsOn)}.`;

/** What stays as it is although an order brings no supply. */
const safety = ({ kind, provider }: AcceptedOrder): string =>
  kind === 'energy'
    ? `The present supplier of your new home keeps supplying it. You have no contract with ${provider}.`
    : `You have no contract with ${provider}. Your other orders are not affected.`;

const chooseAgain = 'Log in and choose again. Everything else that you entered is kept.';

const statusTexts: Readonly<Record<MailedStatus, StatusTexts>> = {
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
    lead: ({ order, rejectionReason }) => [rejectionTexts[rejectionReason ?? 'other'], safety(order)],
    sections: ({ rejectionReason }) => [
      { heading: 'What to do now', text: [rejectionSteps[rejectionReason ?? 'other'], chooseAgain] },
    ],
  },
  cancelled: {
    subject: ({ service, reference }) => `Your ${service} order is cancelled: ${reference}`,
    heading: ({ service }) => `Your ${service} order is\u00a0cancelled`,
    lead: ({ order }) => [`${order.provider} has cancelled it.`, safety(order)],
    sections: () => [{ heading: 'What to do now', text: [chooseAgain] }],
  },
};

/** After a provider has reported a status of an order. Only a proven address gets it. [ORDER-28] */
export function orderStatus(brand: Brand, link: MailLink, receipt: StatusReceipt): MailContent {
  const { move, order, status } = receipt;
  const texts = statusTexts[status];
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
