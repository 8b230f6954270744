/** Words for when something could not be fetched: they are there from the start, everything else may be missing. */
export const failureTexts = {
  portal: 'We could not open this page',
  page: 'This page did not load',
  journey: 'This part did not load',
  safe: 'What you entered is safe. Check your connection and try again.',
  tryAgain: 'Try again',
} as const;
