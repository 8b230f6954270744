import type { ResendState } from '@home-move/contract';

/** Texts about sending an entry again. [PASS-13] */
export const resendTexts = {
  action: 'Send again',
  about: (entry: string) => ` to ${entry}`,
  busy: 'Sending again',
  onPage: 'Send again from its page',
  outcomes: {
    requested: 'It is being sent again. A new entry will show the result.',
    repeated: 'It was sent again: a newer entry shows the result.',
    onPage: 'Only the page that sent it can send it again, and you cannot open that page now.',
  } satisfies Record<Exclude<ResendState, 'possible'>, string>,
  nothingLeft: 'There is nothing left to send.',
} as const;
