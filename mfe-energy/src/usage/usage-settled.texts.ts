/** Texts in place of the questions once a fuel is set up. */
export const settledTexts = {
  title: 'Your energy use',
  body: {
    Electric: 'Your electricity is set up for the energy use you gave us, so you can no longer change that figure.',
    Gas: 'Your gas is set up for the energy use you gave us, so you can no longer change that figure.',
  },
  next: { Electric: 'See gas plans', Gas: 'See electricity plans' },
} as const;
