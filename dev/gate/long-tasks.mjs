/** Both must be exceeded: a ratio of small times is noise, and so is a small difference of large ones. */
const MAX_GROWTH_RATIO = 1.25;
const MAX_GROWTH_MS = 50;

/**
 * Compares the time of long tasks in visits of two versions, in ms, by their medians. `isLonger` if it grows by more than a quarter
 * and by more than 50 ms, in the shortest visits too: other programs lengthen some visits, a longer task lengthens all of them.
 */
export function compareLongTasks({ before, after }) {
  const [old, current] = [median(before), median(after)];
  const isLonger = grows(old, current) && grows(Math.min(...before), Math.min(...after));
  return { before: old, after: current, isLonger };
}

const grows = (old, current) => current > old * MAX_GROWTH_RATIO && current - old > MAX_GROWTH_MS;

/** "Long tasks of its first page grow from 212 ms to 340 ms." */
export const longTasksMessage = ({ before, after }) =>
  `Long tasks of its first page grow from ${Math.round(before)} ms to ${Math.round(after)} ms, on a processor four times slower.`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
