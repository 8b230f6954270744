import type { PlanEntryState, Support } from '@home-move/contract';

/** Texts of the files of a plan; those of its entries are in plan.texts.ts. */
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
  columns: { day: 'When', what: 'What', state: 'State' },
  price: (price: string) => `Price: ${price}`,
  reference: (reference: string) => `Reference: ${reference}`,
  noDay: 'No day yet',
  states: { 'to-do': 'To do', waiting: 'Waiting', done: 'Done' } satisfies Record<PlanEntryState, string>,
  /** Printed, so with the address. */
  link: (label: string, url: string) => `${label}: ${url.replace(/^https:\/\/(www\.)?/, '')}`,
  support: ({ support: { phone, hours, email } }: { readonly support: Support }) =>
    `Need a hand? Call ${phone}, ${hours}, or write to ${email}.`,
  /** The thread that draws the document fills in the numbers. */
  page: 'Page {page} of {pages}',
} as const;
