/** Texts of the telephony portal around the mover's journey. */
export const telephonyTexts = {
  agent: 'Agent:',
  logOut: 'Log Out',
  reminders: {
    title: 'Reminders',
    due: 'due:',
    left: (count: number) => (count === 1 ? 'Done. One reminder is left.' : `Done. ${count} reminders are left.`),
  },
  unsaved: {
    title: (count: number) => (count === 1 ? 'One note is not saved' : `${count} notes are not saved`),
    kept: (count: number) =>
      count === 1
        ? 'It stays in this tab for you, and you find it when you open the customer here again. No one else sees it.'
        : 'They stay in this tab for you, and you find them when you open the customers here again. No one else sees them.',
    lost: (count: number) =>
      `Your browser keeps nothing for this page: ${count === 1 ? 'it is' : 'they are'} lost when you log out.`,
    nextCall:
      'Your CRM has opened another customer, and your browser keeps nothing for this page. The other customer opens as soon as the note is saved.',
    openNext: 'Open without saving',
    leave: 'Log out without saving',
    stay: 'Stay and save',
  },
  panel: 'Customer panel',
  skipToPanel: 'Skip to the customer panel',
  loadingPanel: 'Loading the customer panel',
  panelFailed: "You can carry on with the customer's move. Notes and details come back once this part loads.",
  tryAgain: 'Try again',
  tryingAgain: 'Trying again',
  quote: (code: string) => `If you report this, quote ${code}.`,
  toAdminPortal: 'Go to the admin portal',
  toCrm: 'Back to your CRM',
  signedOut: {
    closed: {
      title: 'Open this page from your CRM',
      text: "You are not logged in to a call here. Open the customer's record in your CRM and start from there.",
    },
    // As after a reload where the browser denies storage.
    closedInFrame: {
      title: 'There is no call here any more',
      text: 'What was saved is safe. Open it again from your CRM.',
    },
    // The API supplies the text.
    refused: { title: 'We could not log you in to this call', text: null },
    ended: {
      title: 'Your login to this call has ended',
      text: "What was saved is safe. Open the customer's record in your CRM again to carry on.",
    },
    // The remote supplies the title.
    gone: {
      title: 'The call has ended',
      text: "The customer's details are no longer shown. The record is in the admin portal.",
    },
    goneInCrm: {
      title: 'The call has ended',
      text: "The customer's details are no longer shown. Carry on in your CRM.",
    },
    loggedOut: {
      title: 'You have logged out',
      text: 'The next call opens from your CRM.',
    },
  },
} as const;

/** Why an agent is signed out. */
export type SignedOutReason = keyof typeof telephonyTexts.signedOut;
