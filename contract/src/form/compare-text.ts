/**
 * Compares two texts by the codes of their characters, for `toSorted`: sorts ISO days and instants by time. `localeCompare` is for
 * names that people read; its first call takes a browser 9 to 13 ms, four times as long on a slow phone.
 */
export const compareText = (one: string, other: string): number => Number(one > other) - Number(one < other);
