/** The script section. */
export const scriptTexts = {
  heading: 'Script for this page',
  none: 'There is no script for this page.',
  loading: 'Loading the script',
  failed: 'The script did not load.',
} as const;
