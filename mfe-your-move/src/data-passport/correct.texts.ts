/** Why data cannot be changed on a page. */
export type CorrectionReason = 'person' | 'ordered' | 'closed' | 'finished';

/** Texts of a correction. [PASS-11] */
export const correctTexts = {
  action: 'Correct',
  about: (entry: string) => ` the data of ${entry}`,
  title: 'Correct this',
  text: 'We correct what we hold. A new move-in date also goes to the suppliers of your orders, with a new entry here. Nothing else can be sent to those who have the old data: contact them yourself.',
  change: (kinds: string) => `Change ${kinds}`,
  cannot: (kinds: string) => `${kinds}:`,
  reasons: {
    person: 'we change this with you on the phone, because it shows whose move this is.',
    ordered: 'a supplier has this with your order, and can correct it.',
    closed: 'the page for this cannot be opened now.',
    finished: 'this move is finished.',
  } satisfies Record<CorrectionReason, string>,
  call: 'Call us on',
} as const;
