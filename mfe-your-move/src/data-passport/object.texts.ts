import { londonToday, type ObjectionPurpose } from '@home-move/contract';
import { formatDate } from '@home-move/ui';

/** What ends with an objection. They name all that the API stops. [PASS-10] */
const ended: Readonly<Record<ObjectionPurpose, string>> = {
  invitation: 'We will send you no more invitations to this move.',
  reminder: 'We will send you no more reminders about this move, including the one before we erase it.',
  moveCancellation: 'We will not message you if this move is cancelled.',
};

/** Texts of an objection. */
export const objectTexts = {
  action: 'Object',
  about: (entry: string) => ` to ${entry}`,
  busy: 'Objecting',
  objected: (at: string, purpose: ObjectionPurpose) =>
    `You objected on ${formatDate(londonToday(new Date(at)))}. ${ended[purpose]}`,
} as const;
