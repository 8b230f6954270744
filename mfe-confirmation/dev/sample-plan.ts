import type { Affiliate, MoveDatePreview, MovePlan, PlanChange, PlanEntry } from '@home-move/contract';
import { anAffiliate } from '@home-move/contract/testing';

// The pages that the confirmation page leads to.

const entry = (more: Partial<PlanEntry>): PlanEntry => ({
  id: 'move-in',
  kind: 'event',
  date: '2026-11-27',
  title: 'Move in',
  text: 'From this day you pay the bills of the home.',
  state: 'planned',
  action: null,
  isTicked: null,
  prices: [],
  reference: null,
  ...more,
});
const task = (more: Partial<PlanEntry>) => entry({ kind: 'task', state: 'to-do', ...more });

const entries: readonly PlanEntry[] = [
  task({
    id: 'choose-energy',
    date: '2026-11-18',
    title: 'Energy is set up',
    text: 'You chose Larkfield Energy.',
    state: 'done',
  }),
  task({
    id: 'redirect-mail',
    isTicked: false,
    date: '2026-11-20',
    title: 'Redirect your mail',
    text: 'Apply at least 5 working days before you move, so that your post reaches you from day one.',
    action: { kind: 'link', url: 'https://post.example', label: 'Redirect your mail' },
  }),
  entry({}),
  task({
    id: 'meter-readings',
    isTicked: false,
    title: 'Read the meters at your new home',
    text: 'Read each meter on the day you take over the home, so that you pay for nothing used before it. Note the figures in your move plan, and add a photo if you like.',
    action: { kind: 'readings', label: 'Note your readings' },
  }),
  task({
    id: 'council',
    title: 'Register for council tax',
    text: 'Register with Bedford Borough Council from the day you move in.',
    action: { kind: 'link', url: 'https://council.example', label: 'Register with Bedford Borough Council' },
  }),
  entry({
    id: 'energy-cancel-by',
    date: '2026-12-04',
    title: 'Last day to cancel electricity and gas from Larkfield Energy free of charge',
    text: 'You have 14 days to change your mind. If you do, tell Larkfield Energy.',
    action: { kind: 'phone', number: '0800 100 200', label: 'Call us on 0800 100 200' },
  }),
  entry({
    id: 'energy-start',
    date: '2026-12-05',
    title: 'Larkfield Energy starts to supply your electricity and gas',
    text: 'Read your meters that day. Larkfield Energy needs the figures for your first bill.',
    state: 'set-up',
    prices: ['£139.37 a month, fixed until 04\u00A0Dec\u00A02027'],
    reference: 'TH-9K2M4X7P, Larkfield Fix 12',
  }),
  entry({
    id: 'broadband-start',
    date: null,
    title: 'Broadband from Brightline starts',
    text: 'Brightline will let you know the day.',
    state: 'waiting',
  }),
];

const later: readonly PlanChange[] = [
  { date: '2027-04-01', title: 'Your broadband changes to £27.99 a month', text: 'From £24.99 a month.' },
  {
    date: '2027-12-05',
    title: 'Your electricity and gas price is no longer fixed',
    text: 'Larkfield Energy moves you to its standard price unless you choose another plan before then.',
  },
];

/** The states of the move plan, by their names in the development page's query. */
export const planCases: Readonly<Record<string, MovePlan>> = {
  full: { moveInDate: '2026-11-27', entries, later, meterReadings: null },
  read: {
    moveInDate: '2026-11-27',
    entries,
    later,
    meterReadings: { readOn: '2026-11-20', electricity: '12345', electricityNight: null, gas: '0678' },
  },
  empty: { moveInDate: '2026-11-27', entries: [], later: [], meterReadings: null },
  'no-date': {
    moveInDate: null,
    entries: entries.map((item) => ({ ...item, date: null })),
    later: [],
    meterReadings: null,
  },
};

export const datePreview = (to: string): MoveDatePreview => ({
  from: '2026-11-27',
  to,
  fingerprint: 'seen',
  effects: [
    {
      id: 'energy-start',
      title: 'Larkfield Energy starts to supply your electricity and gas',
      before: '2026-12-05',
      after: to,
      action: 'change',
      text: 'We change the day with Larkfield Energy.',
      contact: { name: 'Larkfield Energy', url: 'https://larkfield.example', reference: 'TH-9K2M4X7P' },
    },
    {
      id: 'broadband-start',
      title: 'Broadband from Brightline starts',
      before: '2026-11-26',
      after: '2026-11-26',
      action: 'call',
      text: 'It is less than five working days before the start, so only Brightline can change it. Give them your reference.',
      contact: { name: 'Brightline', url: 'https://brightline.example', reference: 'HT-9K2M4X7P' },
    },
    {
      id: 'plan',
      title: 'Your move plan',
      before: '2026-11-27',
      after: to,
      action: 'none',
      text: 'The dates in your plan and your calendar will update automatically.',
      contact: null,
    },
  ],
});

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 32"><rect width="80" height="32" rx="6" fill="#2b6"/></svg>')}`;

export const affiliates: readonly Affiliate[] = [
  anAffiliate({ id: 'nestsure', category: 1, title: 'Nestsure', logo, showInConfirmationPage: true }),
  anAffiliate({ id: 'vanfolk', logo, showInConfirmationPage: true }),
  anAffiliate({ id: 'lift', title: 'Lift and Shift', logo, text: 'Packing, lifting and unpacking by four people.' }),
  anAffiliate({ id: 'tidy', category: 3, title: 'Tidy Co', logo, text: 'The old home cleaned for its inspection.' }),
];

/** A grey picture of one pixel. */
export const pixel =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z';
