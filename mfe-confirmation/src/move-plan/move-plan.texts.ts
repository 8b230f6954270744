import type { PlanEntryState } from '@home-move/contract';
import type { ServiceStatus } from '@home-move/ui';

/** Texts of the move plan, which are all ours. Those of its entries come from the API. */
export const movePlanTexts = {
  heading: 'Your move plan',
  lede: {
    loading: 'What happens when, and what you have to do.',
    moveIn: (date: string) => `You move in on ${date}. This is what happens when, and what you have to do.`,
    noDate: 'This is what you have to do. The days follow once we know when you move in.',
  },
  loading: 'Loading your plan',
  none: 'There is nothing in your plan yet',
  done: 'Back to your summary',
  dated: 'Day by day',
  undated: 'No date yet',
  /** The badge of each state. */
  states: {
    'to-do': ['todo', 'To do'],
    waiting: ['pending', 'Waiting'],
    done: ['completed', 'Done'],
  } satisfies Record<PlanEntryState, readonly [ServiceStatus, string]>,
  files: {
    title: 'Take your plan with you',
    text: 'A file shows your plan as it is today.',
    preparing: 'Preparing',
    document: { label: 'Download as PDF', fileName: 'move-plan.pdf', ready: 'Your PDF is downloaded.' },
    calendar: {
      label: 'Download calendar file',
      fileName: 'move-plan.ics',
      ready: 'Your calendar file is downloaded.',
    },
  },
  feed: {
    title: 'Follow it in your calendar',
    text: 'Subscribe, and the days in your calendar move when your plan changes. We create a secret address for it.',
    replaces: 'If you created an address before, it stops working.',
    create: 'Create calendar address',
    renew: 'Create a new address',
    creating: 'Creating',
    secret: 'Keep this address to yourself: anyone who has it can see the days of your plan.',
    open: 'Open in your calendar app',
    copy: 'Copy address',
    copied: 'Copied. Paste it where your calendar adds one by address.',
    copyYourself: 'Select the address and copy it.',
  },
  readings: {
    title: 'Your meter readings',
    text: 'Note what the meters of your new home show. We keep it until you have an account with your supplier; you then give it to them.',
    readOn: 'Day on which you read the meters',
    readOnHint: (example: string) => `For example, ${example}`,
    electricity: 'Electricity',
    electricityHint: 'The figures before the point. With two readings, the one for the day.',
    electricityNight: 'Electricity at night',
    electricityNightHint: 'Only if your meter shows a second reading.',
    gas: 'Gas',
    gasHint: 'The figures before the point.',
    save: 'Save readings',
    saving: 'Saving',
    saved: 'Your readings are saved.',
  },
} as const;
