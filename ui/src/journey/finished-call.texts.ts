/** The step of a finished enrolment as agents see it; the confirmation of the specification is in the contract. */
export const finishedCallTexts = {
  title: (name: string) => (name === '' ? 'This move is finished' : `${name}’s move is finished`),
  finished: (time: string, name?: string) =>
    `Finished ${name === undefined ? '' : `by ${name} `}on ${time}. You and the customer can still read everything. Nothing can be changed.`,
  reopen: 'Reopen',
  supervisorsReopen: 'Only supervisors and support can reopen a move. The history shows who did.',
  confirmReopen: {
    title: 'Reopen this enrolment?',
    text: 'The customer and every agent can change it again. The history shows that you have reopened it.',
    agree: 'Reopen enrolment',
    busy: 'Reopening',
  },
  toCrm: 'Back to your CRM',
  toAdminPortal: 'Back to the admin portal',
  setUp: {
    title: 'What was set up',
    loading: 'Loading what was set up',
    summary: 'See the summary',
    plan: 'See the move plan',
  },
  reminders: { title: 'Reminders for you', loading: 'Loading your reminders', failed: 'Your reminders did not load.' },
  back: 'Back to the finished move',
} as const;
