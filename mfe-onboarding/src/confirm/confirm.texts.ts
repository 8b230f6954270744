/** Words of the confirm screen, some of pending movers' too. The heading is the specification's [ONB-17]; the rest is ours. */
export const confirmTexts = {
  heading: 'Your details',
  lede: 'Please check that everything is right. Suppliers open accounts with it.',
  personal: 'Personal details',
  contact: 'Contact details',
  newHome: 'New home',
  address: 'Address',
  missing: 'Not given yet',
  stillNeeded: (labels: string) => `We still need: ${labels}.`,
  confirm: 'Confirm',
  confirming: 'Confirming',
} as const;
