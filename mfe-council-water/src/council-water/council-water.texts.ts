import { councilWaterMessages as messages } from '@home-move/contract';

/** The page: our own wording, apart from the contract's messages. It makes no promises on behalf of others. */
export const councilWaterTexts = {
  title: {
    both: 'Council tax and water',
    council: 'Council tax',
    water: 'Water',
    ratesAndWater: 'Rates and water',
    rates: 'Rates',
  },
  lede: {
    self: 'Here is who to tell that you are moving in.',
    mandatory: 'Here is who looks after these for your new home.',
  },
  loading: 'Looking up your council and water company',
  failedTitle: 'We could not look up your council and water company',
  failedHint: 'What you entered is safe.',
  later: 'Carry on and do this later',
  noAddress: 'We need the address of your new home before we can find your council and water company.',
  addAddress: 'Tell us your address',
  submit: 'Continue',
  submitting: 'Saving',
} as const;

/** The cards. */
export const cardTexts = {
  title: { water: 'Water', both: messages.councilAndWater },
  councilTax: 'Council tax pays for things like bins, schools and roads. Usually the people who live there pay.',
  rates: `${messages.rates} They pay for things like bins, schools and roads.`,
  replaced: (council: string, date: string) =>
    `${council} takes over on ${date}. From then on, your bills come from them.`,
  water: 'They send the bill for the water you use. If the home has a water meter, read it on the day you move in.',
  twoBills: messages.twoBills,
  waterWithCouncilTax: messages.waterWithCouncilTax,
  /** Kept by `unknown-authority.service.ts` of the API. [COUNCIL-06] */
  finderByEmail: 'We also send you this link by email.',
  /** Kept by the same. [COUNCIL-07] */
  waterByEmail: 'We also send you this by email.',
  nothingForWater: 'You do not need to set it up.',
  noWaterBill: messages.noWaterBill,
} as const;

/** The question of a card. */
export const listChoiceTexts = {
  question: {
    council: 'Shall we keep council tax on your list?',
    rates: 'Shall we keep rates on your list?',
    water: 'Shall we keep water on your list?',
  },
  keep: 'Yes, keep it on my list',
  keepHint: 'You register using their link. We will show it again on your summary.',
  leave: 'No, I will sort it out myself',
  leaveHint: 'You have done it already, or will do it in your own way.',
  mandatory: `${messages.mandatory}.`,
  mandatoryHint: 'So this stays on your list. The link will be on your summary too.',
} as const;
