import type { PlanEntryState } from '@home-move/contract';

/** Texts of the files of a plan; plan.texts.ts has the texts of its entries. */
export const planFileTexts = {
  documentName: 'move-plan.pdf',
  calendarName: 'move-plan.ics',
  calendarTitle: (brand: string) => `Your move with ${brand}`,
  cancelled: 'This is no longer part of your plan.',
  documentTitle: (brand: string) => `Your move plan from ${brand}`,
  heading: 'Your move plan',
  moveIn: (date: string) => `You move in on ${date}.`,
  takeOver: (date: string) => `You take over the home on ${date}.`,
  asOf: (date: string) => `As of ${date}. The plan follows your move: download it again when something changes.`,
  price: (price: string) => `Price: ${price}`,
  reference: (reference: string) => `Reference: ${reference}`,
  /** Empty for an event of which its day says everything. */
  states: {
    'to-do': 'To do',
    waiting: 'Waiting',
    planned: '',
    'set-up': 'Set up',
    done: 'Done',
  } satisfies Record<PlanEntryState, string>,
  next: (tasks: readonly string[]) => `Next: ${tasks.join('; ')}.`,
  nextTask: (title: string, date: string | null) => (date === null ? title : `${title}, ${date}`),
  sections: {
    doneBefore: 'Done before today',
    dated: (done: number, all: number) => `Day by day, ${done} of ${all} tasks done`,
    undated: 'No date yet',
    later: 'Later',
  },
  /** Printed, so with the address. */
  link: (label: string, url: string) => `${label}: ${url.replace(/^https:\/\/(www\.)?/, '')}`,
} as const;
