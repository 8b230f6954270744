import { roomSize, wholeShare } from './split';

/** Messages of the forms of a household. */
export const householdMessages = {
  name: 'Enter a name',
  room: `Enter the size of the room in square metres, from ${roomSize.min} to ${roomSize.max}`,
  share: `Enter a whole number from 0 to ${wholeShare}`,
  sharesSum: (sum: number) => `The shares add up to ${sum}%. They have to add up to ${wholeShare}%.`,
} as const;
