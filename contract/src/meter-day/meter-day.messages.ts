/** Messages of the readings of meter day. */
export const meterDayMessages = {
  missing: 'Enter the reading',
  digits: (digits: number) => `Enter ${digits} digits, with zeros at the start`,
  usualDigits: 'Enter 4 to 8 digits, with zeros at the start',
  registers: 'Enter one reading for each rate of the meter',
  serialNumber: 'Enter up to 20 letters and numbers',
  hash: 'The photo or the reading has changed since it was saved. Save the reading again.',
  photoMetadata: 'The photo contains data about its place or device. Take the photo again.',
  takenAt: 'The time of the reading is missing',
  home: 'This reading is of another home. Read the meter of your new home, and save it again.',
  meter: 'This home has no such meter',
  id: 'This reading has another content than the one that was sent with the same id',
} as const;
