const bytesOf = (text: string) => new TextEncoder().encode(text);

const joined = (...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(pieces.flatMap((piece) => [...piece]));

/** For tests: a segment of a JPEG. */
export const segment = (marker: number, content: Uint8Array | string): Uint8Array<ArrayBuffer> => {
  const data = typeof content === 'string' ? bytesOf(content) : content;
  const length = data.length + 2;
  return joined(Uint8Array.from([0xff, marker, length >> 8, length & 255]), data);
};

export const start = Uint8Array.from([0xff, 0xd8]);
export const jfif = segment(0xe0, 'JFIF\0');
export const frame = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  segment(0xc0, Uint8Array.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));
export const scan = joined(segment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])), Uint8Array.from([1, 2, 3, 0xff, 0xd9]));

/** For tests: a picture of this size, without its pixels. */
export const aJpegOf = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  joined(start, jfif, frame(width, height), scan);

/** For tests: the segments of a picture, without its pixels, with more segments before them. */
export const aJpeg = (...more: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  joined(start, jfif, ...more, frame(800, 600), scan);
