/** Leaving energy for now. */
export const skipTexts = {
  title: 'Leave energy for now?',
  body: 'Your home still has energy: the present supplier goes on until you choose another. You can come back to this later.',
  skipLabel: 'Skip energy',
} as const;
