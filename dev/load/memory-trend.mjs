/** The share of the time in which caches fill and code is compiled. */
const WARM_UP = 0.25;
/** By how much the heap may grow from the end of the warm-up to the end, as a share of its size. */
export const MAX_GROWTH = 0.1;
const MIN_SAMPLES = 8;

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/**
 * The growth of a process's heap after the warm-up, by the median of the slopes between all pairs of samples (Theil and Sen), which
 * single peaks do not change. Samples are { at, bytes }, `at` in milliseconds. Returns size and growth in bytes, and whether the growth
 * is within the limit. Throws an Error for too few samples.
 */
export function memoryTrend(samples) {
  const [first] = samples;
  const from = samples.length === 0 ? 0 : first.at + WARM_UP * (samples.at(-1).at - first.at);
  const measured = samples.filter(({ at }) => at >= from);
  if (measured.length < MIN_SAMPLES) throw new Error(`${measured.length} samples after the warm-up are too few.`);
  const slopes = measured.flatMap((a, index) =>
    measured.slice(index + 1).map((b) => (b.bytes - a.bytes) / (b.at - a.at)),
  );
  const size = median(measured.map(({ bytes }) => bytes));
  const growth = median(slopes) * (measured.at(-1).at - measured[0].at);
  return { size, growth, isFlat: growth <= MAX_GROWTH * size };
}
