/** The notes section; validation messages are in the contract. */
export const notesTexts = {
  heading: 'Notes',
  unseen: 'The customer cannot see them',
  list: 'Saved notes',
  newNote: 'New note',
  hint: (agentName: string | null) =>
    agentName === null ? 'The customer cannot see it.' : `Saved as ${agentName}. The customer cannot see it.`,
  draftKept: 'Draft kept.',
  /** Where the browser stores nothing. */
  draftUnsaved: 'Not saved yet.',
  shortcut: 'saves it.',
  save: 'Save note',
  saving: 'Saving',
  saved: 'Note saved',
  notSaved: 'Your note is not saved yet. It is still here.',
  finishedBeforeSaved:
    'The enrolment was finished before you saved this note. Copy it, or ask a supervisor to reopen the enrolment.',
  none: 'No notes yet.',
  loading: 'Loading notes',
  failed: 'The notes did not load. You can still write one.',
  moreFailed: 'Older notes did not load.',
  shown: (count: number) => `${count} notes are shown`,
  addedBy: (author: string) => `${author} has added a note`,
  remind: 'Remind us',
  remindOn: 'Day of the reminder',
  reminders: 'Reminders',
  due: (count: number) => (count === 1 ? 'A reminder is due' : `${count} reminders are due`),
  dueToday: 'Due today',
  overdue: (day: string) => `Overdue since ${day}`,
  done: 'Done',
  ending: 'Saving',
  reminderOf: (content: string) => `with the reminder: ${content}`,
} as const;
