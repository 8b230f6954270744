/** Words of the page; what a result says is told by the contract. [VAL-05 to VAL-12] */
export const confirmDetailsTexts = {
  title: 'Confirm your details',
  lede: 'Tell us your surname and the postcode of your new home, so that we know it is you.',
  surname: 'Surname',
  postcode: 'Postcode of your new home',
  submit: 'Confirm',
  busy: 'Checking',
  closed: 'We cannot open this move',
  notFound: "We couldn't find your details. Please enter them here.",
} as const;
