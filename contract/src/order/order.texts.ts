import type { RejectionReason } from './order';

/** The explanation of a rejection, and the mover's first step before choosing again. */
interface RejectionText {
  readonly reason: (provider: string) => string;
  readonly firstStep: { readonly title: string; readonly text: string };
}

/** The plain words for each reason of a provider; `other` for any other. [ORDER-60] */
export const rejectionTexts: Readonly<Record<RejectionReason, RejectionText>> = {
  meterElsewhere: {
    reason: (provider) =>
      `The records of ${provider} show the meter number that we sent at another home. This happens in buildings with flats.`,
    firstStep: { title: 'Check the number on your meter', text: 'It is also on any bill for the home.' },
  },
  outstandingDebt: {
    reason: (provider) =>
      `The records of ${provider} show a debt on the meter of this home. It can be from the people who lived there before you.`,
    firstStep: {
      title: 'Find a proof of the day you took over the home',
      text: 'A tenancy agreement or a letter about the purchase shows it.',
    },
  },
  creditCheck: {
    reason: (provider) => `${provider} did a credit check, and cannot offer you this plan because of the result.`,
    firstStep: {
      title: 'Check your credit record',
      text: 'Each credit reference agency shows you yours free of charge.',
    },
  },
  noLine: {
    reason: (provider) => `${provider} has no line to your home that can carry this package.`,
    firstStep: {
      title: 'Check the address of your new home',
      text: 'A wrong flat or house number can be the reason.',
    },
  },
  other: {
    reason: (provider) => `${provider} gave no reason that we can show here. We can find out for you.`,
    firstStep: { title: 'Have your reference ready', text: 'Then call us.' },
  },
};
