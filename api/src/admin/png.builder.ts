/** A chunk of a PNG. Its checksum is zero, because only decoders read it. */
export function chunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)]);
}

/** The first bytes of every PNG. */
export const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The header of a PNG with 8 bits per channel, with transparency. */
export function header(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return chunk('IHDR', Buffer.concat([size, Buffer.from([8, 6, 0, 0, 0])]));
}

/** For tests: a PNG of a size in px and a length in bytes, whose pixels no decoder can read. */
export function aPng(width: number, height: number, length = 80): Buffer {
  const frame = Buffer.concat([signature, header(width, height), chunk('IEND')]);
  const pixels = chunk('IDAT', Buffer.alloc(length - frame.length - 12, 1));
  return Buffer.concat([signature, header(width, height), pixels, chunk('IEND')]);
}
