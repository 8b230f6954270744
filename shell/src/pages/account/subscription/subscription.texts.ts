/** Words of the email subscription pages. Headings and choices are the specification's. [COMMS-01 to COMMS-04] */
export const subscriptionTexts = {
  which: 'The email address to change',
  unsubscribe: {
    title: 'Are you sure?',
    lede: (brand: string) =>
      `You will get no more tips and offers from ${brand} by email. We still write about your move.`,
    yes: 'Yes, unsubscribe',
    busy: 'Unsubscribing',
    keep: 'No, keep my emails',
  },
  kept: {
    title: 'You stay subscribed',
    lede: 'Nothing has changed.',
  },
  unsubscribed: {
    title: "We'll miss you.",
    lede: 'You are unsubscribed. Did you not mean to?',
    resubscribe: 'Resubscribe',
  },
  resubscribe: {
    title: 'Subscribe again?',
    lede: (brand: string) => `You will get tips and offers from ${brand} by email again.`,
    yes: 'Subscribe again',
    busy: 'Subscribing',
  },
  resubscribed: {
    title: 'Welcome back.',
    lede: 'You are subscribed again.',
  },
  home: 'Go to the first page',
} as const;
