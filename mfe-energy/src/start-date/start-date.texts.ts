import { coolingOffDays, energyMessages } from '@home-move/contract';

/** The supply start date page. */
export const startDateTexts = {
  title: 'When should your supply start?',
  lede: (supplier: string) => `Choose the day on which ${supplier} starts supplying your new home.`,
  loading: 'Loading your start dates',
  opening: 'Getting your energy ready',
  failedTitle: 'We could not load your start dates',
  plan: 'Plan',
  moveIn: 'Move-in date',
  unknownMoveIn: 'Not known yet',
  when: (supplier: string) => `When should ${supplier} start?`,
  asap: 'As soon as possible',
  custom: 'On a day that I choose',
  between: (earliest: string, latest: string) => `From ${earliest} to ${latest}`,
  date: 'Start date',
  dateHint: (example: string) => `For example, ${example}`,
  calendar: 'Choose a start date',
  /** The one agreement, by the chosen day. */
  agreement: {
    inCoolingOff: {
      label: (supplier: string) =>
        `I agree to switch to ${supplier}, and I am happy to pay for services during the cooling-off period.`,
      hint: `You have ${coolingOffDays} days to change your mind. Your supply starts before they end, so if you cancel you pay for what you used.`,
    },
    afterCoolingOff: {
      label: (supplier: string) =>
        `I agree to switch to ${supplier}, and I am happy to pay for services from the day they start.`,
      hint: `You have ${coolingOffDays} days to change your mind. Your supply starts after they end.`,
    },
  },
  /** What the error summary calls the box. */
  agreeName: 'Agreement to switch',
  meterMissing: energyMessages.meterMissing,
  details: 'What happens when you switch',
  back: 'Back',
  submit: 'Confirm and Switch',
  submitting: 'Confirming',
} as const;
