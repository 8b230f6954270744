/** Words that several cards say. */
export const cardTexts = {
  getStarted: 'Get started',
  starting: 'Starting',
  continueSetUp: 'Continue set-up',
} as const;
