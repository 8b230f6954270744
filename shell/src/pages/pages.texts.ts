/** Texts of the shell's smaller pages. */
export const pagesTexts = {
  notFound: {
    title: 'We could not find that page',
    text: 'The address may be mistyped, or the page may have moved. What you entered is safe.',
    home: 'Go to the home page',
    carryOn: 'Carry on with your move',
  },
  startFailed: { panel: 'We could not reach our service' },
  journeyFailed: {
    disabled: 'This part is not available at the moment',
    disabledUntil: 'What you entered is safe. Please come back later.',
    toServices: 'Go to your services',
    call: 'Call us on',
    write: 'or write to',
  },
} as const;
