/** Words of the new home on the way from a partner's link; the messages are in the contract. */
export const addressTexts = {
  heading: 'Where are you moving to?',
  lede: 'We set everything up for this address.',
  postcode: 'Postcode of your new home',
  street: 'Street address',
  streetHint: 'House number and street, for example 14 Castle Road',
  streetTwo: 'Street address, second line',
  town: 'Town or city',
  county: 'County',
  byHandHeading: 'Address of your new home',
  searchInstead: 'Search for your address instead',
} as const;
