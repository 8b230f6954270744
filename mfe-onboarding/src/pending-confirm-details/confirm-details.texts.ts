/** Words of the page. */
export const confirmDetailsTexts = {
  heading: 'Check your details',
  lede: 'This is what we know about you so far.',
  stillNeeded: (labels: string) => `We still need these, and ask for them next: ${labels}.`,
} as const;
