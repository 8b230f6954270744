/** Leaving broadband for now. */
export const skipTexts = {
  title: 'Leave broadband for now?',
  body: 'Nothing is ordered. You can come back to this later.',
  stay: 'Stay and choose',
  skip: 'Skip broadband',
  skipping: 'Skipping',
  noThanks: 'No thanks',
  continue: 'Continue',
} as const;
