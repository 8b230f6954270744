import { formatDate, formatNumber } from '@home-move/ui';

const entries = (count: number) => `${formatNumber(count)} ${count === 1 ? 'entry' : 'entries'}`;

/** Texts of the page. `entry.texts.ts` has the texts of an entry. */
export const dataPassportTexts = {
  heading: 'Your data passport',
  back: 'Back to your move',
  lede: 'Who received what about you, when and why. We record each entry just before we send the data.',
  counts: {
    label: 'Your passport in numbers',
    organisations: (count: number) => (count === 1 ? 'organisation' : 'organisations'),
    entries: (count: number) => (count === 1 ? 'entry' : 'entries'),
    withdrawable: (count: number) => `${count === 1 ? 'consent' : 'consents'} you can withdraw`,
    open: () => 'waiting or not delivered',
  },
  entries: {
    title: 'Entries',
    text: 'Open ones first, then newest. Kinds of data only, never the data itself.',
    filters: 'Entries to show',
    all: (count: number) => `All (${formatNumber(count)})`,
    consent: (count: number) => `By consent (${formatNumber(count)})`,
    earlier: (count: number) => `Show ${formatNumber(count)} earlier ${count === 1 ? 'entry' : 'entries'}`,
    loadingEarlier: 'Loading earlier entries',
    shown: (count: number, total: number) => `${formatNumber(count)} of ${entries(total)} shown.`,
    noConsent: 'Nothing has been shared on the basis of your consent.',
    loading: 'Loading your data passport',
    notUpdated: 'This is what we loaded earlier.',
    retry: 'Try again',
  },
  none: {
    title: 'No one has received data about you yet',
    text: 'An entry appears here each time we send data about you, for example to look up prices or to place an order.',
  },
  locked: {
    title: 'Log in with a code to open your data passport',
    text: 'This page shows who received your data. It opens once you have entered a code that we send to your email address or mobile number, so that no one else can read it.',
    afterwards: 'We log you out first. Once you have entered the code, you return to this page.',
    logIn: 'Log in with a code',
    leaving: 'Logging out',
  },
  agent: {
    title: 'Only the customer can open this page',
    text: (count: number) =>
      count === 0 ? 'This data passport has no entries.' : `This data passport has ${entries(count)}.`,
    how: 'The customer can open it from "Your move" after logging in with a code.',
    loading: 'Loading the number of entries',
  },
  access: {
    title: 'Who can see this page?',
    text: 'Only you, after you have entered a code or opened a link from our email. Agents and our support team see that you have a passport and how many entries it has, but not the entries.',
  },
  complain: {
    action: 'Complain',
    about: (entry: string) => ` about ${entry}`,
    title: 'Complain about this',
    text: 'Describe the problem to us first. Your orders stay as they are.',
    first: '1. First to us',
    or: 'or',
    answer: (day: string) => `If you contact us today, we answer by ${formatDate(day)}.`,
    second: '2. If our answer does not help',
    period: (months: number) =>
      `Within ${months === 1 ? '1 month' : `${months} months`} of our answer. It costs you nothing.`,
  },
} as const;
