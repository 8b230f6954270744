/** The texts around a portal that opens in a dialog. The portal is in English only, and so are they. */
export const dialogTexts = {
  open: 'Set up your home',
  title: 'Set up your new home',
  close: 'Close',
  loading: 'Opening',
  leave: {
    title: 'Close before saving?',
    text: 'What you typed on this page is not saved yet. Everything before this page is safe.',
    stay: 'Stay here',
    close: 'Close anyway',
  },
  failed: {
    title: 'This did not open here',
    text: 'Nothing is lost. Open it in a new tab instead: it is the same service, and you can come back to this page later.',
    newTab: 'Open in a new tab',
    again: 'Try again',
    code: (code: string) => `If you call us, quote ${code}.`,
  },
} as const;
