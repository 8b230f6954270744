/** Texts of the confirm screens. The heading comes from the specification [ONB-17], the rest is ours. */
export const confirmTexts = {
  heading: 'Your details',
  lede: 'Please check that everything is right. Suppliers use these details to open your accounts.',
  givenBy: (partner: string | null, lede: string) =>
    partner === null ? lede : `${partner} gave us your details. ${lede}`,
  personal: 'Personal details',
  contact: 'Contact details',
  newHome: 'New home',
  address: 'Address',
  missing: 'Not given yet',
  /** Heading of the fields for missing details. */
  asked: 'What is missing',
  stillNeeded: (labels: string) => `We still need: ${labels}.`,
  confirm: 'Confirm',
  confirming: 'Confirming',
} as const;

/** Texts of the screen that shows a pending mover's details. */
export const pendingDetailsTexts = {
  heading: 'Check your details',
  lede: 'This is what we know about you so far.',
  stillNeeded: (labels: string) => `We still need these, and ask for them next: ${labels}.`,
} as const;
