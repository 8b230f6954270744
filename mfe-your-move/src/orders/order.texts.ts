import type { Order, OrderStatus } from '@home-move/contract';
import { capitalised, formatDate } from '@home-move/ui';

/** The texts of an order's card. */
export const orderTexts = {
  title: ({ service, product }: Pick<Order, 'service' | 'product'>) => `${capitalised(service)}: ${product}`,
  /** Under the title of a dialog. The reference follows. */
  name: ({ service, product }: Order) => `${capitalised(service)}, ${product},`,
  /** The reference follows, then the day. */
  origin: (provider: string) => `${provider}, reference`,
  ordered: (day: string) => `, ordered ${formatDate(day)}`,
  /** [ORDER-08] */
  onTheirSite: {
    reported: (provider: string, day: string) => `Ordered on ${provider}’s site, as you reported on ${formatDate(day)}`,
    news: (provider: string) =>
      `${provider} will send you all updates about this order. To change or cancel it, contact ${provider}.`,
  },
  /** [ORDER-05] */
  statuses: {
    submitted: 'Submitted',
    accepted: 'Accepted',
    beingSetUp: 'Being set up',
    live: 'Live',
    rejected: 'Not accepted',
    cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  facts: {
    priceNow: 'Price now',
    aMonth: (amount: string) => `${amount} a month`,
    estimate: 'an estimate',
    priceLater: 'Price later',
    starts: 'Starts',
    notKnown: 'Not known yet',
    cancelUntil: 'Cancel free until',
    endOfDay: 'to the end of that day',
    passed: 'this day has passed',
  },
  dates: {
    label: 'Dates of this order',
    done: 'Done:',
    unknown: 'Date to follow',
    sent: 'Order sent',
    reported: {
      submitted: (provider) => `${provider} received it`,
      accepted: (provider) => `${provider} accepted it`,
      beingSetUp: (provider) => `${provider} began to set it up`,
      live: () => 'Your service went live',
      rejected: (provider) => `${provider} did not accept it`,
      cancelled: () => 'Order cancelled',
    } satisfies Record<OrderStatus, (provider: string) => string>,
    moveIn: 'You move in',
    start: (service: string) => `Start of your ${service}`,
    firstPayment: 'First payment',
  },
  /** Until when, how and at which cost an order can be cancelled. A phone number and the reference follow. */
  cancelling: {
    free: (day: string) => `Changed your mind? Until the end of ${formatDate(day)} you can cancel free of charge.`,
    afterStart: (day: string) => `If you cancel on or after ${formatDate(day)}, you pay for what you have used.`,
    started: 'If you cancel, you pay for what you have used.',
    ended: (day: string) => `The time to cancel free of charge ended on ${formatDate(day)}.`,
    unknown: 'Changed your mind? We can look up how long you can cancel free of charge.',
    cancelled: (moment: string) => `Cancelled at ${moment}.`,
    received: (provider: string, moment: string) =>
      `We received your cancellation at ${moment}, and that time counts. We send it to ${provider} until they confirm it.`,
    refused: (provider: string) => `${provider} does not cancel this order online.`,
    call: 'Call us on',
    /** The reference follows. */
    quote: 'and quote',
  },
  rejected: {
    title: (provider: string) => `${provider} could not take your order`,
    nothingPaid: (provider: string) => `You have paid nothing and have no contract with ${provider}.`,
    safe: {
      energy: (service: string) => ({
        title: `Your ${service} will not be cut off.`,
        text: 'The present supplier of your home continues to supply it.',
      }),
      broadband: {
        title: 'Nothing changes for now.',
        text: 'If you already have broadband, your present provider continues to supply it.',
      },
    },
    others: (count: number) =>
      count === 1 ? 'Your other order is not affected.' : 'Your other orders are not affected.',
    steps: 'What to do now',
    chooseAgain: 'Choose again',
    kept: 'Everything else that you entered is kept.',
    replaced: 'You have done that: the new order is on this page.',
    /** Once an agent has finished the enrolment. The phone number follows. */
    callInstead: { title: 'Call us', text: 'This move is finished, so you cannot choose again online.' },
  },
  /** What ending a contract costs after the last day to cancel. A phone number and the reference follow. */
  leave: {
    open: 'See what leaving costs',
    title: 'Leave this contract?',
    cost: (cost: string | null) => (cost === null ? 'Your provider states no amount' : `It costs you ${cost} today`),
    loading: 'Loading today’s cost',
    notLoaded: 'Today’s cost did not load.',
    tryAgain: 'Try again',
    tryingAgain: 'Trying again',
    beforehand: 'Do you want to leave, or have a question first?',
    close: 'Close',
  },
  chooseAgain: { energy: 'Choose energy again', broadband: 'Choose broadband again' },
  opening: 'Opening',
  cancel: {
    open: 'Cancel this order',
    title: 'Cancel this order?',
    cost: 'It costs you £0.00',
    beforeStart: (day: string | null) =>
      day === null
        ? 'Cancelling is free of charge.'
        : `Cancelling is free of charge before ${formatDate(day)}, when it starts.`,
    afterStart: 'Cancelling is free of charge. You pay for what you have used since it started.',
    next: 'What happens next',
    today: (day: string) => `Today, ${formatDate(day)}`,
    send: (provider: string) => `We send it to ${provider} and email you a receipt. Today’s date counts.`,
    confirmed: (provider: string) => `When ${provider} confirms`,
    marked: 'We mark the order as cancelled. That usually takes seconds.',
    afterwards: 'Until you choose again',
    /** Once an agent has finished the enrolment, so that the mover cannot choose again. */
    afterwardsFinished: 'After that',
    without: {
      energy: 'The present supplier of your home continues to supply it.',
      broadband: 'Your other orders are not affected.',
    },
    keep: 'Keep my order',
    confirm: 'Cancel my order',
    cancelling: 'Cancelling',
    close: 'Close',
    done: {
      title: 'Your order is cancelled',
      text: (provider: string) => `${provider} has confirmed it. We email you a receipt.`,
    },
    received: {
      title: 'Cancellation received',
      notAnswering: (provider: string) => `${provider} is not answering just now.`,
      counts: (moment: string) => `Your cancellation counts from ${moment}. You need not do it again.`,
      afterwards: (provider: string) =>
        `We send it again until ${provider} confirms, then mark the order as cancelled. We email you a receipt now.`,
    },
    refused: {
      title: 'Call to cancel your order',
      text: (provider: string) => `${provider} does not cancel this order online, so nothing has changed.`,
    },
  },
};
