/** Texts that agents see; the first is word for word the specification's. [TEL-30] */
export const telephonyMessages = {
  emptyNote: 'You cannot save an empty note',
  longNote: 'A note can be no longer than 5,000 characters',
} as const;
