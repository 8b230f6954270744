/** Texts of the email subscription pages. Headings and choices come from the specification. [COMMS-01 to COMMS-04] */
export const subscriptionTexts = {
  address: 'The email address to change',
  unsubscribe: {
    title: 'Are you sure?',
    lede: (brand: string) =>
      `You will get no more tips and offers from ${brand} by email. We still write about your move.`,
    submit: 'Yes, unsubscribe',
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
    submit: 'Subscribe again',
    busy: 'Subscribing',
  },
  resubscribed: {
    title: 'Welcome back.',
    lede: 'You are subscribed again.',
  },
  home: 'Go to the home page',
} as const;
