/** Notices about the session. */
export const sessionTexts = {
  /** [SESS-09] */
  ended: 'Please log in to continue',
  loggedInElsewhere:
    'You have logged in in another tab. To continue with that move here instead of starting another one, reload this page.',
} as const;
