const readings = (count: number) => (count === 1 ? '1 reading is' : `${count} readings are`);

/** Texts of the question before a log-out. */
export const leavingTexts = {
  title: (count: number) => `${readings(count)} not sent yet`,
  text: 'Readings that are not sent are only on this device. What should happen to them when you log out?',
  send: 'Send, then log out',
  sending: 'Sending',
  noSignal: 'There is no signal, so they cannot be sent now.',
  notSent: 'They could not be sent. They are still on this device.',
  notSentFromPage: 'They could not be sent. They are only on this page: keep it open until they are.',
  notKept: 'They cannot be kept, because this device does not store them.',
  allSent: 'All readings are sent',
  allSentText: 'You can log out now.',
  leave: 'Log out',
  keep: 'Keep them locked and log out',
  keepText: 'Locked means that no one sees them here until you log in again. They are sent then.',
  remove: 'Delete them and log out',
  leaving: 'Logging out',
  cancel: 'Stay logged in',
} as const;
