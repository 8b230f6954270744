/** Leaving broadband for now. */
export const skipTexts = {
  title: 'Leave broadband for now?',
  body: 'Nothing is ordered. You can come back to this later.',
  skipLabel: 'Skip broadband',
} as const;
