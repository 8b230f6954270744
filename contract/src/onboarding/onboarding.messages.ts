import { editMoveInLimits } from '../moving-details/moving-details';
import { ageLimits } from '../person/person';

/** Messages of the onboarding journey, word for word the specification's except the last two. [ONB-05, ONB-06, ONB-14, ONB-15, ONB-30 to ONB-45] */
export const onboardingMessages = {
  postcodeMissing: 'We need your new postcode',
  addressMissing: 'We need your new address',
  streetMissing: 'We need your street address',
  townMissing: 'We need your town or city',
  countyMissing: 'We need your county',
  postcode: "That postcode doesn't look quite right",
  emailMissing: 'We need your email to continue',
  numberMissing: 'We need your number to continue',
  nameTooShort: "That name doesn't look long enough",
  birthMissing: "You haven't entered your date of birth",
  under18: `You need to be ${ageLimits.min} or over to use the product`,
  over99: `You need to be ${ageLimits.max} or under to use the product`,
  dateImpossible: "That's not a real date",
  moveInMissing: "You haven't entered your move-in date",
  moveInTooFarBack: `Date needs to be in the last ${editMoveInLimits.maxPastMonths} months`,
  moveInTooFarAhead: `Date needs to be in the next ${editMoveInLimits.maxFutureDays} days`,
  alreadyVerified: 'Verification has already been successfully performed',
  addressUpdated: 'New address updated',
  updated: (label: string) => `${label} updated`,
  commitFailed: 'Something went wrong',
  exactlyOne: 'Give one address, or exactly one of firstName, surname, dateOfBirth, address, moveInDate and postcode',
  nothingGiven: 'Not given',
} as const;
