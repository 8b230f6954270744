/** Texts that the steps of the journey share. */
export const journeyTexts = {
  opening: 'Getting your details ready',
  next: 'Next',
  save: 'Save',
  saving: 'Saving',
  changedMeanwhile: (value: string) => `Someone else changed this. It is now: ${value}. Save again to keep yours.`,
} as const;

/** Where the values of a step are kept. */
export const saveStateTexts = {
  atNext: 'We save your answers each time you press Next.',
  saved: 'Everything you have given us on this page is saved.',
  kept: 'Not saved yet. This tab keeps what you typed here.',
  keptWithoutPassword: 'Not saved yet. This tab keeps what you typed here, but never a password.',
  inThisPage: 'Not saved yet. Keep this page open, or what you typed here is lost.',
  waiting: 'It is not saved yet. This tab keeps what you typed, and we save it as soon as you are online again.',
  waitingInThisPage: 'It is not saved yet. Keep this page open, and we save it as soon as you are online again.',
  back: 'You are online again, and what you typed is saved.',
} as const;
