/** Words that several account pages share. */
export const partsTexts = {
  email: 'Email address',
  emailUs: 'Email',
  call: 'or call',
  deadLink: 'This link does not work any more',
  deadLinkText: 'It was used before, or it is too old. You can ask for a new one.',
  failed: 'We could not check your link',
  linkIsSafe: 'Your link is not used up.',
} as const;
