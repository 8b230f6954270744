import type { PublishedRecord } from '@home-move/contract';

type Sized = Pick<PublishedRecord, 'entry' | 'firstChunks' | 'sizes'>;

/** A first screen may grow by this share without a warning. */
const TOLERANCE = 0.05;

/** Bytes of the scripts of the first screen as brotli; null if the record does not list them all. */
function firstScreenBytes({ entry, firstChunks, sizes = {} }: Sized): number | null {
  const bytes = [entry, ...firstChunks].map((file) => sizes[file]);
  return bytes.reduce<number | null>((sum, size) => (sum === null || size === undefined ? null : sum + size), 0);
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Describes how much the first screen grows; null if it grows by 5% at most, or if a size is unknown. */
export function firstScreenGrowth(before: Sized, after: Sized): string | null {
  const [old, current] = [firstScreenBytes(before), firstScreenBytes(after)];
  if (old === null || current === null || current <= old * (1 + TOLERANCE)) return null;
  const percent = (((current - old) / old) * 100).toFixed(1);
  return `The first screen grows by ${percent}%, from ${formatKilobytes(old)} to ${formatKilobytes(current)}, compressed.`;
}
