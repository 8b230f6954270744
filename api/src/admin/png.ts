const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, name and checksum of a chunk. */
const chunkFrame = 12;

/** A width and a height in px. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Whether a file is a PNG by its first bytes. */
export function isPng(file: Buffer): boolean {
  return file.subarray(0, signature.length).equals(signature);
}

/** The size in the header of a PNG; null if the file is damaged, cut off, or longer than its picture. */
export function pngSize(file: Buffer): PixelSize | null {
  const chunks = chunksOf(file);
  const [header] = chunks ?? [];
  if (header?.name !== 'IHDR' || header.content.length !== 13) return null;
  if (!chunks?.some(({ name }) => name === 'IDAT')) return null;
  const [width, height] = [header.content.readUInt32BE(0), header.content.readUInt32BE(4)];
  return width > 0 && height > 0 ? { width, height } : null;
}

interface Chunk {
  readonly name: string;
  readonly content: Buffer;
}

/** The chunks of a PNG; null unless the last one is its end, and the end of the file. */
function chunksOf(file: Buffer): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + chunkFrame <= file.length;) {
    const length = file.readUInt32BE(at);
    const end = at + chunkFrame + length;
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IEND') return length === 0 && end === file.length ? chunks : null;
    chunks.push({ name, content: file.subarray(at + 8, at + 8 + length) });
    at = end;
  }
  return null;
}
