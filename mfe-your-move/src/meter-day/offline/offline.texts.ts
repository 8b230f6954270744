/** Texts of the page without a signal. */
export const offlineTexts = {
  noSignal: 'No signal: saved on this device.',
  noSignalMore: 'We send it when the signal is back.',
  back: 'The signal is back.',
  send: 'Send my readings',
  locked: 'Your readings are locked',
  lockedText:
    'There is no signal, and no one is logged in on this device. Log in once the signal is back: readings that were saved here are kept, and are sent then.',
  retry: 'Try again',
  logOut: 'Log Out',
} as const;
