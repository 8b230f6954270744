import { formatList } from '@home-move/contract';

/** Texts of the page that notifies flatmates. */
export const flatmatesTexts = {
  heading: 'Tell your housemates',
  lede: 'Let the people you are moving in with know that you are setting things up, so that nothing is set up twice.',
  share: {
    title: 'Share a link',
    text: (brand: string) => `It leads to the first page of ${brand}, and shows nothing about you or your move.`,
    share: 'Share the link',
    message: (brand: string) => `I am setting up our new home with ${brand}.`,
    copy: 'Copy the link',
    copied: 'Copied',
    copyYourself: 'Your browser does not let us copy it. Select the link and copy it.',
    code: 'QR code of the link',
    scan: 'They can scan this with their phone.',
  },
  mail: {
    title: 'Or we email them for you',
    text: 'Each of them gets one email with your first name. It does not try to sell them anything, and we do not keep their names or email addresses.',
    flatmate: (number: number) => `Housemate ${number}`,
    /** What the error summary calls the fields. */
    nameOf: (number: number) => `Housemate ${number}, name`,
    emailOf: (number: number) => `Housemate ${number}, email`,
    name: 'Name',
    email: 'Email',
    add: 'Add another housemate',
    remove: (number: number) => `Remove housemate ${number}`,
    send: 'Send',
    sending: 'Sending',
    /** Where the mailbox wants no such email, nothing is sent; the sender must not learn that. */
    notified: (names: readonly string[]) => `Done: ${formatList(names)}.`,
    failed: (names: readonly string[]) =>
      `${formatList(names)} got no email. What you entered is still here. Please try again.`,
  },
  done: 'Back to your summary',
} as const;
