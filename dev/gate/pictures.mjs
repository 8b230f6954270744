import { readFile, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Every pixel counts, smoothed edges too: both pictures come from the same browser. */
const exact = { threshold: 0, includeAA: true };

/**
 * Compares two PNG files, writes a picture of their differences if there are any, and returns the share of pixels that differ.
 * Pixels that only the larger one has differ.
 */
export async function comparePictures({ before, after, difference }) {
  const [old, current] = await Promise.all([before, after].map(async (file) => PNG.sync.read(await readFile(file))));
  const width = Math.max(old.width, current.width);
  const height = Math.max(old.height, current.height);
  const image = new PNG({ width, height });
  const [left, right] = [old, current].map((picture) => extended(picture, width, height));
  const shared = pixelmatch(left.data, right.data, image.data, width, height, exact);
  if (shared > 0) await writeFile(difference, PNG.sync.write(image));
  return shared / (width * height);
}

/** The picture on a transparent ground of this size. */
function extended(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** "harbour: energy-list at 320 px differs, 2.1% of pixels". */
export const differenceMessage = ({ brand, page, width, share }) =>
  `${brand}: ${page} at ${width} px differs, ${formatShare(share)} of pixels`;

const formatShare = (share) => (share < 0.001 ? 'less than 0.1%' : `${(share * 100).toFixed(1)}%`);
