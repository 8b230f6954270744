import { councilWaterMessages } from '@home-move/contract';

/** The page, ours but for councilWaterMessages. It promises nothing that others would have to do. */
export const councilWaterTexts = {
  title: { both: 'Council tax and water', council: 'Council tax', water: 'Water' },
  lede: {
    self: 'Here is who to tell that you are moving in.',
    agent: 'Here is who looks after these for your new home.',
  },
  loading: 'Looking up your council and water company',
  failedTitle: 'We could not look up your council and water company',
  failedMore: 'What you entered is safe.',
  later: 'Carry on and do this later',
  noAddress: 'We need the address of your new home before we can find your council and water company.',
  addAddress: 'Tell us your address',
  submit: 'Continue',
  submitting: 'Saving',
} as const;

/** The cards. */
export const cardTexts = {
  title: { council: 'Council Tax', rates: 'Rates', water: 'Water', both: 'Council Tax & Water' },
  councilTax: 'Council tax pays for things like bins, schools and roads. Mostly, whoever lives in the home pays it.',
  rates:
    'In Northern Ireland there are rates in place of council tax. They pay for things like bins, schools and roads.',
  replaced: (council: string, date: string) =>
    `${council} takes over on ${date}. From then on, your bills come from them.`,
  water: 'They send the bill for the water you use. If the home has a water meter, read it on the day you move in.',
  twoBills: (water: string, sewerage: string) =>
    `You get two bills: one from ${water} for clean water, one from ${sewerage} for used water.`,
  waterWithCouncilTax: councilWaterMessages.waterWithCouncilTax,
  nothingForWater: 'You do not need to set it up.',
  noWaterBill: councilWaterMessages.noWaterBill,
  does: { WATER: 'Clean water', SEWERAGE: 'Used water' },
  register: (name: string) => `Register with ${name}`,
} as const;

/** The question of a card. */
export const wishTexts = {
  question: {
    council: 'Shall we keep council tax on your list?',
    rates: 'Shall we keep rates on your list?',
    water: 'Shall we keep water on your list?',
  },
  keep: 'Yes, keep it on my list',
  keepMore: 'You register with their link. We show it again on your last page.',
  leave: 'No, I will sort it out myself',
  leaveMore: 'You have done it already, or will do it in your own way.',
  mandatory: `${councilWaterMessages.mandatory}.`,
  mandatoryMore: 'So this stays on your list. The link is on your last page too.',
} as const;

/** Where nobody could be identified. [COUNCIL-06, COUNCIL-07] */
export const unknownTexts = {
  council: councilWaterMessages.councilNotIdentified,
  water: councilWaterMessages.waterNotIdentified,
  findCouncil: 'Find your local council',
  findCouncilUrl: 'https://www.gov.uk/find-local-council',
  findWater: 'Your landlord, your agent or a neighbour can tell you who it is.',
} as const;
