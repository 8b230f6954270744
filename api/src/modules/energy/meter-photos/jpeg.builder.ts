/** For tests: a segment of a JPEG. */
export const segment = (marker: number, content: Buffer | string): Buffer => {
  const data = typeof content === 'string' ? Buffer.from(content) : content;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

export const start = Buffer.from([0xff, 0xd8]);
export const jfif = segment(0xe0, 'JFIF\0');
export const frame = (width: number, height: number): Buffer =>
  segment(0xc0, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]));
export const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 2, 3, 0xff, 0xd9]),
]);

/** For tests: the segments of a picture, without its pixels, with more segments before them. */
export const aJpeg = (...more: readonly Buffer[]): Buffer =>
  Buffer.concat([start, jfif, ...more, frame(800, 600), scan]);
