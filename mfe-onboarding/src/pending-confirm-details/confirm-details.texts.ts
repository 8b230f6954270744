/** Words of the page. */
export const confirmDetailsTexts = {
  heading: 'Check your details',
  lede: 'This is what we know of you so far.',
  personal: 'Personal details',
  contact: 'Contact details',
  missing: 'Not given yet',
  stillNeeded: (labels: string) => `We ask for what is missing next: ${labels}.`,
  confirm: 'Confirm',
} as const;
