const startOfImage = 0xd8;
const startOfScan = 0xda;
const comment = 0xfe;
/** Of the application segments, those that a decoder needs: JFIF, colour profile, Adobe's colour transform. */
const keptApplicationSegments: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);
/** The segments that hold height and width. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isMetadata = (marker: number) =>
  marker === comment || (marker >= 0xe0 && marker <= 0xef && !keptApplicationSegments.has(marker));

/**
 * A JPEG without its metadata: place, time, device, comments and thumbnail. Null for anything else, for a damaged one, and for one
 * with a side of more than `maxSide` pixels.
 */
export function withoutMetadata(image: Buffer, maxSide: number): Buffer | null {
  if (image.length < 4 || image[0] !== 0xff || image[1] !== startOfImage) return null;
  const kept = [image.subarray(0, 2)];
  let isSized = false;
  for (let at = 2; at + 4 <= image.length;) {
    const marker = image[at + 1] ?? 0;
    const end = at + 2 + image.readUInt16BE(at + 2);
    if (image[at] !== 0xff || end > image.length || end < at + 4) return null;
    if (isFrame(marker)) {
      if (end < at + 9) return null;
      const [height, width] = [image.readUInt16BE(at + 5), image.readUInt16BE(at + 7)];
      if (height === 0 || width === 0 || Math.max(height, width) > maxSide) return null;
      isSized = true;
    }
    // The picture itself follows, up to the end.
    if (marker === startOfScan) return isSized ? Buffer.concat([...kept, image.subarray(at)]) : null;
    if (!isMetadata(marker)) kept.push(image.subarray(at, end));
    at = end;
  }
  return null;
}
