import { energyMessages } from '@home-move/contract';

/** Why energy cannot go on here, and the way on. */
export const gateTexts = {
  title: 'Your energy',
  opening: 'Getting your energy ready',
  noAddress: 'We need the address of your new home before we can show you energy plans.',
  addAddress: 'Tell us your address',
  commercial: energyMessages.commercial,
  noQuote: energyMessages.noQuote,
  stillSupplied: 'Your home still has energy: the present supplier goes on until you choose another.',
} as const;
