import type { Order, OrderStatus } from '@home-move/contract';
import { capitalised, formatDate } from '@home-move/ui';
import { orderTexts } from '../orders/order.texts';

/** Texts of the page. `order.texts.ts` has the texts of a card. */
export const yourMoveTexts = {
  heading: 'Your move',
  back: 'Back to your summary',
  moveIn: (day: string) => `You move in on ${formatDate(day)}.`,
  noMoveIn: 'Your move-in date is not known yet.',
  links: {
    label: 'More about your move',
    'meter-day': { title: 'Meter day', text: 'Photos and readings of your meters.' },
    'move-plan': { title: 'Move plan', text: 'What happens when, and what is left to do.' },
    household: { title: 'Household', text: 'The people you live with, and how you share the costs.' },
    'data-passport': { title: 'Data passport', text: 'Who received what about you, and why.' },
  },
  orders: (count: number | undefined) => {
    if (count === undefined || count === 0) return 'Your orders';
    return count === 1 ? 'Your order' : `Your ${count} orders`;
  },
  needsYou: (count: number) => (count === 1 ? 'One needs you.' : `${count} need you.`),
  updated: (time: string) => `Updated ${time}.`,
  check: 'Check for news',
  checking: 'Checking for news',
  /** Announced once. */
  news: ({ service }: Order, status: OrderStatus) => `${capitalised(service)}: ${orderTexts.statuses[status]}.`,
  refused: ({ service, provider }: Order) => `${capitalised(service)}: ${orderTexts.cancelling.refused(provider)}`,
  addedOrder: ({ service }: Order) => `${capitalised(service)} was added.`,
  noNews: (time: string) => `No news. Updated ${time}.`,
  notUpdated: (problem: string, time: string) => `${problem} These are your orders as they were at ${time}.`,
  leaving: {
    title: 'Cost to leave early',
    text: 'What you pay to end a contract, for example when you move again.',
    when: 'When you leave',
    whens: {
      lastDayToCancel: 'On the last day to cancel',
      6: 'After 6 months',
      12: 'After 12 months',
      24: 'After 24 months',
    },
    notStated: 'Not stated',
    months: 'Months count from the start of each contract.',
  },
  loading: 'Loading your orders',
  none: {
    title: 'You have no orders yet',
    text: 'An order for energy or broadband appears here as soon as you have placed it.',
    services: 'See the services for your home',
  },
} as const;
