/** Messages of the move-in date and residential status, word for word. [MOVE-13 to MOVE-15, MOVE-17] */
export const movingDetailsMessages = {
  dateMissing: 'Please enter the date from which you are responsible for utilities at your new home',
  dateImpossible: 'Invalid',
  tooFarAhead: (days: number) => `I can only help with move-in dates up to ${days} days in the future`,
  tooFarBack: (months: number) => `I can only help with dates ${months} months in the past`,
  residentialStatus: 'Please select an option',
} as const;
