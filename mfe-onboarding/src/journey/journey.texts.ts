/** Words that the steps after a partner's link share. */
export const journeyTexts = {
  opening: 'Getting your details ready',
  next: 'Next',
  save: 'Save',
  saving: 'Saving',
  meanwhile: (value: string) => `This was changed meanwhile. It is now: ${value}. Save again to have yours instead.`,
} as const;
