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

const byteAt = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;
const numberAt = (bytes: Uint8Array, at: number) => byteAt(bytes, at) * 256 + byteAt(bytes, at + 1);
const textAt = (bytes: Uint8Array, from: number, until: number) => String.fromCharCode(...bytes.subarray(from, until));

function isNeeded(marker: number, segment: Uint8Array): boolean {
  if (isFrame(marker) || neededSegments.has(marker)) return true;
  const name = neededApplicationSegments.get(marker);
  if (name === undefined || textAt(segment, 4, 4 + name.length) !== name) return false;
  return marker !== 0xe0 || segment.length <= jfifLength;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * A JPEG of nothing but its picture: without place, time, device, comments and thumbnails, and without what follows it, as films
 * do. Null for anything else, for a damaged one, and for one with a side of more than `maxSide` pixels. A picture that it has returned
 * stays the same when it is passed again. [METER-05]
 */
export function withoutMetadata(image: Uint8Array, maxSide: number): Uint8Array<ArrayBuffer> | null {
  if (image.length < 4 || image[0] !== 0xff || image[1] !== startOfImage) return null;
  const kept = [image.subarray(0, 2)];
  let isSized = false;
  let isScanned = false;
  for (let at = 2; at + 2 <= image.length;) {
    const marker = byteAt(image, at + 1);
    if (image[at] === 0xff && marker === endOfImage) {
      return isScanned ? joined([...kept, image.subarray(at, at + 2)]) : null;
    }
    if (at + 4 > image.length) return null;
    const end = at + 2 + numberAt(image, at + 2);
    if (image[at] !== 0xff || end > image.length || end < at + 4) return null;
    if (isFrame(marker)) {
      if (end < at + 9) return null;
      const [height, width] = [numberAt(image, at + 5), numberAt(image, at + 7)];
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
function endOfScan(image: Uint8Array, from: number): number {
  let at = image.indexOf(0xff, from);
  while (at >= 0 && isOfScan(byteAt(image, at + 1))) at = image.indexOf(0xff, at + 1);
  return at < 0 ? image.length : at;
}

const isOfScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
