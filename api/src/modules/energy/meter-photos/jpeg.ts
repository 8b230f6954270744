const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Tables, intervals and arithmetic conditioning, without which the pixels cannot be decoded. */
const neededSegments: ReadonlySet<number> = new Set([0xc4, 0xcc, startOfScan, 0xdb, 0xdc, 0xdd]);
/** The application segments that a decoder needs, by their initial text. */
const neededApplicationSegments: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
/** The bytes of a JFIF segment without a thumbnail, marker and length included. */
const jfifLength = 18;
/** The segments that hold height and width. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function isNeeded(marker: number, segment: Buffer): boolean {
  if (isFrame(marker) || neededSegments.has(marker)) return true;
  const name = neededApplicationSegments.get(marker);
  if (name === undefined || segment.toString('latin1', 4, 4 + name.length) !== name) return false;
  return marker !== 0xe0 || segment.length <= jfifLength;
}

/**
 * A JPEG of nothing but its picture: without place, time, device, comments and thumbnails, and without what follows it, as films
 * do. Null for anything else, for a damaged one, and for one with a side of more than `maxSide` pixels.
 */
export function withoutMetadata(image: Buffer, maxSide: number): Buffer | null {
  if (image.length < 4 || image[0] !== 0xff || image[1] !== startOfImage) return null;
  const kept = [image.subarray(0, 2)];
  let isSized = false;
  let isScanned = false;
  for (let at = 2; at + 2 <= image.length;) {
    const marker = image[at + 1] ?? 0;
    if (image[at] === 0xff && marker === endOfImage) {
      return isScanned ? Buffer.concat([...kept, image.subarray(at, at + 2)]) : null;
    }
    if (at + 4 > image.length) return null;
    const end = at + 2 + image.readUInt16BE(at + 2);
    if (image[at] !== 0xff || end > image.length || end < at + 4) return null;
    if (isFrame(marker)) {
      if (end < at + 9) return null;
      const [height, width] = [image.readUInt16BE(at + 5), image.readUInt16BE(at + 7)];
      if (height === 0 || width === 0 || Math.max(height, width) > maxSide) return null;
      isSized = true;
    }
    if (marker === startOfScan && !isSized) return null;
    isScanned ||= marker === startOfScan;
    // A scan is followed by its pixels.
    const next = marker === startOfScan ? endOfScan(image, end) : end;
    const segment = image.subarray(at, next);
    if (isNeeded(marker, segment)) kept.push(segment);
    at = next;
  }
  return null;
}

/** Where the next marker is: among pixels, 0xff is followed by zero or a restart marker. */
function endOfScan(image: Buffer, from: number): number {
  let at = image.indexOf(0xff, from);
  while (at >= 0 && isOfScan(image[at + 1] ?? 0)) at = image.indexOf(0xff, at + 1);
  return at < 0 ? image.length : at;
}

const isOfScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
