/** Why data cannot be changed on a page. */
export type CorrectionReason = 'person' | 'ordered' | 'closed' | 'finished';

/** Texts of a correction. [PASS-11] */
export const correctTexts = {
  action: 'Correct',
  about: (entry: string) => ` the data of ${entry}`,
  title: 'Correct this',
  text: 'We correct what we hold. A new move-in date also goes to the suppliers of your orders, with a new entry here. We cannot send any other correction to those who have the old data: please contact them yourself.',
  change: (kinds: string) => `Change ${kinds}`,
  cannot: (kinds: string) => `${kinds}:`,
  reasons: {
    person: 'we change this with you over the phone, because it identifies you.',
    ordered: 'a supplier has this with your order, and can correct it.',
    closed: 'you cannot open the page for this at the moment.',
    finished: 'this move is finished.',
  } satisfies Record<CorrectionReason, string>,
  call: 'Call us on',
} as const;
