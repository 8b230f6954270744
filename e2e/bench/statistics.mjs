/** The middle value; of an even number of values the higher of the two in the middle. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(0)} kB`;
