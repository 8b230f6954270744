/** Messages of meter readings, and of photos of the meters. */
export const planMessages = {
  readOnMissing: 'Enter the day on which you read the meters',
  readOnImpossible: 'Enter a real date, such as 27 11 2026',
  readOnFuture: "Enter today's date or an earlier one",
  readOnTooEarly: (months: number) => `Enter a day in the last ${months} months`,
  noReading: 'Enter at least one reading',
  digits: 'Enter 4 to 8 digits, without the digits after the point',
  dayMissing: 'Enter the day reading as well',
  photoMissing: 'Choose a photo',
  photoTooLarge: 'This photo is too large',
  photoUnreadable: 'We cannot read this file as a photo. Choose a JPEG, PNG or WebP file, or take a new photo.',
} as const;
