/** Messages of the energy journey, word for word. [USAGE-05 to USAGE-14, USAGE-27, LIST-29 to LIST-31] */
export const energyMessages = {
  knownUsage: 'Please select one of the options',
  onlyNumbers: 'This field can only contain numbers',
  nearestKwh: 'To the nearest kWh',
  aboveZero: 'Please enter a value greater than 0',
  tooHigh: 'Your usage seems too high, please enter a value less than 499999',
  bedrooms: 'Please select the number of rooms',
  propertyType: 'Please select property type',
  people: 'Please select the number of people',
  outOfRange:
    'Unfortunately we cannot complete your energy set up until you are 14 days of moving in to your new property.',
  commercial: "Unfortunately, we can't give you a quote for a commercial energy supply.",
  listFailed: 'Error retrieving tariffs! Please try again later. Apologies for any inconvenience.',
  noQuote:
    "Unfortunately, we can't give you a quote right now. We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can.",
  noFilterMatch: 'Sorry, there are no valid results matching your filter criteria.',
} as const;
