import type { Support } from '@home-move/contract';

/** Texts of the two ways out of an invitation, whose labels come from the requirements; the rest is ours. */
export const objectionTexts = {
  title: 'Do you want us to delete your details?',
  effect: 'One click is enough. We then delete your details and send you nothing more.',
  reasons: { 'not-mine': 'These details are not mine', 'not-wanted': "I don't want this" },
  busy: 'Deleting',
  linkEnded: ({ email, phone }: Support) =>
    `This link does not work any more, so it did not delete anything. If you still want us to delete your details, email ${email} or call ${phone}.`,
} as const;
