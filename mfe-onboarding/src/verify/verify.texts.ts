/** Texts of the page. 'Required' and the missing postcode come from the specification [ONB-05, ONB-06], the rest is ours. */
export const verifyTexts = {
  heading: 'Confirm your new postcode',
  lede: 'We already have some of your details, so there is less for you to type. Show us that they are yours.',
  sentTo: (contact: string) => `This link is for ${contact}.`,
  postcode: 'Postcode of your new home',
  postcodeHint: 'For example, LS6 1AN',
  postcodeMissing: 'We need your new postcode',
  confirm: 'I am moving to this postcode, and I want to carry on with my details',
  confirmName: 'Confirmation',
  confirmMissing: 'Required',
  next: 'Next',
  checking: 'Checking',
  why: {
    title: 'Why we ask',
    text: (partner: string | null) =>
      `${partner ?? 'Your letting agent, landlord or housing provider'} gave us your details. The postcode shows us that the link reached the right person.`,
  },
  notMine: 'Is this link not for you?',
  start: 'Start with your own details',
} as const;
