/** Words of the page. */
export const confirmDetailsTexts = {
  heading: 'Check your details',
  lede: 'This is what we know about you so far.',
  personal: 'Personal details',
  contact: 'Contact details',
  missing: 'Not given yet',
  stillNeeded: (labels: string) => `We still need these, and ask for them next: ${labels}.`,
  confirm: 'Confirm',
} as const;
