/** Why broadband cannot go on here, and the way on. */
export const gateTexts = {
  title: 'Broadband, Phone and TV',
  opening: 'Getting your broadband ready',
  noAddress: 'We need the address of your new home before we can show you broadband packages.',
  addAddress: 'Tell us your address',
} as const;
