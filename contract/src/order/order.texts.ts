import type { RejectionReason } from './order';

/** Why a provider did not accept an order, as a sentence about the provider. [ORDER-60] */
export const rejectionTexts: Readonly<Record<RejectionReason, string>> = {
  meterElsewhere:
    'The meter number that we sent belongs to another home in their records. This happens in buildings with flats.',
  outstandingDebt: 'Money is still owed on an energy account for this home or in your name.',
  creditCheck: 'The order did not pass their credit check.',
  noLine: 'They cannot connect a line to your new home.',
  other: 'We cannot see the exact reason here. Call us, and we find out.',
};

/** What a mover can do before choosing again. [ORDER-61] */
export const rejectionSteps: Readonly<Record<RejectionReason, string>> = {
  meterElsewhere: 'Check the number on your meter. It is also on any bill for the home.',
  outstandingDebt: 'Ask the present supplier whether anything is owed. You can also choose another plan.',
  creditCheck: 'Choose another supplier. Each has different rules.',
  noLine: 'Choose a package of another network.',
  other: 'Call us if you want to know more first.',
};
