import type { FeedbackScore } from '@home-move/contract';

/** Texts of the feedback question. None comes from the specification. */
export const feedbackTexts = {
  title: 'How was it?',
  question: (brand: string) => `How easy was it to set up your home with ${brand}?`,
  /** From the best answer to the worst. */
  answers: [
    [5, 'Very easy'],
    [4, 'Easy'],
    [3, 'Neither easy nor hard'],
    [2, 'Hard'],
    [1, 'Very hard'],
  ] as const satisfies readonly (readonly [FeedbackScore, string])[],
  comment: 'What could we do better?',
  commentHint: 'Leave out bank and health details. We cannot answer you here.',
  send: 'Send feedback',
  sending: 'Sending',
  dismiss: 'No thanks',
  thanks: 'Thank you. Your feedback helps us to make this better.',
} as const;
