import { formatList, linkLifetimeDays } from '@home-move/contract';

/** Texts of the page. Heading and messages come from the specification [MOVE-01], the rest is ours. */
export const movingDetailsTexts = {
  heading: 'About your new home',
  moveInDate: 'Expected move-in date',
  moveInDateHint: (example: string) => `The day you start paying the bills. For example, ${example}`,
  residentialStatus: 'Residential status',
  chooseStatus: 'Choose one',
  statusesFailed: 'We could not load the choices.',
  tryAgain: 'Try again',
  /** Announces what Next does. [MOVE-07] */
  consent:
    'When you continue, we look up the meters at this address and who supplies them now, so that we can show you plans you can switch to.',
  detailsAreSaved: (phone: string) => `Your details are saved. To change them, call us on ${phone}.`,
  ordered:
    'A supplier already has this address and move-in date with your order, so you cannot change either of them here.',
  callUs: (phone: string) => `To change one of them, call us on ${phone}.`,
  next: 'Next',
  saving: 'Saving',
  unsure: {
    title: 'Not sure of the date?',
    text: 'Give your best estimate. You can come back to this page and change it.',
    orTick: 'If you cannot say at all yet, tick the box under the date.',
  },
  unknown: {
    label: "I don't know my move-in date",
    /** Under the box before it is ticked, because the tick is saved at once. */
    tickUndoes: (consequences: readonly string[]) => `If you tick this: ${consequences.join(' ')}`,
    /** [MOVE-09] */
    needed: 'We need your move-in date to set up your new home. We will contact you in four weeks to ask for it.',
    /** `home` is the address that is saved, null without one. */
    saved: (home: string | null) =>
      home === null ? 'Your details are saved.' : `Your details and your new home, ${home}, are saved.`,
    /** Kept by `moving.service.ts` of the API. */
    link: `We email you a link to come back here. It works for ${linkLifetimeDays.reminder} days. After that, log in with a code.`,
    sooner: 'Do you know it sooner? Untick the box, or come back to this page, and give us the date then.',
    meanwhile: 'What you can do now',
    /** `services` that can continue without the date: "council tax, water and broadband". */
    openServices: (services: readonly string[], waits: boolean) =>
      `You can carry on with the parts of ${formatList(services)} that do not need the date.${waits ? ' Energy has to wait until we know it.' : ''}`,
    withoutDate: 'Continue without the date',
  },
} as const;
