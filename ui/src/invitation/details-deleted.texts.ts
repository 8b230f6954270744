/** Texts of the page that confirms the deletion; the specifications leave them to us. */
export const detailsDeletedTexts = {
  title: 'Your details are deleted',
  lede: 'There is nothing else for you to do.',
  noMore: (sentBy: string) => `${sentBy} and its partners can't send you invitations any more.`,
  kept: 'To make sure of that, we keep a secret code made from your contact details. Your details cannot be read from it.',
  sender: (sentBy: string) => `${sentBy} can see that you said no.`,
  changedMind: 'Would you like to set up your new home on your own?',
  start: 'Start with your own details',
} as const;
