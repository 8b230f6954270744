/** The page behind the link of a message about a change of contacts by an agent. */
export const contactChangeTexts = {
  opening: 'Opening your link',
  ask: {
    title: 'Undo the change of your contact details?',
    lede: (day: string) =>
      `On ${day}, one of our colleagues entered another email address or mobile number for your move. You can put the earlier ones back.`,
    consequence: 'This also ends every login to your move. Nothing that you have set up is lost.',
    undo: 'Undo the change',
    busy: 'Undoing the change',
    keep: 'Keep the change',
  },
  undone: {
    title: 'The change is undone',
    lede: 'Your earlier email address and mobile number are back. Log in with one of them to carry on.',
    logIn: 'Log In',
  },
  kept: {
    title: 'Nothing was changed',
    lede: 'The new contact details stay. This link works until 14 days after the change.',
  },
  expired: {
    title: 'This link does not work any more',
    lede: 'The change was undone before, or it was made more than 14 days ago. If you did not ask for the change, call us.',
  },
} as const;
