import { aJpeg, frame, jfif, scan, segment, start } from './jpeg.builder';
import { withoutMetadata } from './jpeg';

/** As a buffer, which compares with the ones of the tests. */
function pictureOf(image: Uint8Array): Buffer | null {
  const picture = withoutMetadata(image, 1600);
  return picture && Buffer.from(picture);
}

describe('a JPEG without its metadata', () => {
  it('keeps the picture, and loses place, comments and thumbnail', () => {
    const place = segment(0xe1, 'Exif\0\0GPS 52.13 -0.46');
    const captioned = aJpeg(place, segment(0xfe, 'at home'), segment(0xed, 'IPTC'));
    expect(pictureOf(captioned)).toEqual(Buffer.from(aJpeg()));
  });

  it('ends with the picture, whatever follows it', () => {
    const film = Buffer.from('\0\0\0\x18ftypmp42 GPS 52.13 -0.46');
    expect(pictureOf(Buffer.concat([aJpeg(), film]))).toEqual(Buffer.from(aJpeg()));
  });

  it('loses data hidden between the scans of a picture, and keeps their pixels', () => {
    const scanOf = (...pixels: readonly number[]) =>
      Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from(pixels)]);
    const scans = [scanOf(1, 0xff, 0, 0xff, 0xd0, 2, 0xff, 0xd7), scanOf(3, 4), Buffer.from([0xff, 0xd9])] as const;
    const place = segment(0xe1, 'Exif GPS 52.13');
    const hidden = Buffer.concat([start, frame(800, 600), scans[0], place, scans[1], scans[2]]);
    expect(pictureOf(hidden)).toEqual(Buffer.from(Buffer.concat([start, frame(800, 600), ...scans])));
  });

  it('keeps the colour profile', () => {
    const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01');
    const image = Buffer.concat([start, jfif, profile, frame(1600, 1200), scan]);
    expect(pictureOf(image)).toEqual(image);
  });

  it.each([
    ['Huffman tables', segment(0xc4, '\0'.repeat(17))],
    ['the conditioning of arithmetic coding', segment(0xcc, '\0\x10')],
    ['quantisation tables', segment(0xdb, '\0'.repeat(65))],
    ['the number of lines', segment(0xdc, '\x02\x58')],
    ['the restart interval', segment(0xdd, '\0\x04')],
    ['the colour transform', segment(0xee, 'Adobe\0d\0\0\0\0\x01')],
    ['the density of the pixels', segment(0xe0, 'JFIF\0\x01\x02\x01\0H\0H\0\0')],
  ])('keeps %s', (_, needed) => {
    expect(pictureOf(aJpeg(needed))).toEqual(Buffer.from(aJpeg(needed)));
  });

  it.each([
    ['an index of more pictures', segment(0xe2, 'MPF\0 beside the meter')],
    ['a segment that no decoder knows', segment(0xf0, 'GPS 52.13')],
    ['a thumbnail of its own', segment(0xe0, 'JFXX\0 before it was cropped')],
    ['a thumbnail beside the density', segment(0xe0, 'JFIF\0\x01\x02\x01\0H\0H\x01\x01RGB')],
  ])('loses %s', (_, more) => {
    expect(pictureOf(aJpeg(more))).toEqual(Buffer.from(aJpeg()));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a page', Buffer.from('<svg onload=alert(1)>')],
    ['a picture without a size', Buffer.concat([start, jfif, scan])],
    ['a picture that is too wide', Buffer.concat([start, frame(1601, 10), scan])],
    ['a picture that is too high', Buffer.concat([start, frame(10, 1601), scan])],
    ['a picture of no size', Buffer.concat([start, frame(0, 10), scan])],
    ['a frame that ends within its size', Buffer.concat([start, segment(0xc0, '\x08\0\x10\0'), scan])],
    ['a picture without pixels', Buffer.concat([start, frame(8, 8), Buffer.from([0xff, 0xd9])])],
    ['a picture without an end', aJpeg().subarray(0, -2)],
    ['a cut-off file', Buffer.concat([start, jfif, frame(800, 600)])],
    ['a segment beyond the end', Buffer.concat([start, Buffer.from([0xff, 0xe0, 0xff, 0xff, 1])])],
    ['a segment cut off in its length', Buffer.concat([start, jfif, Buffer.from([0xff, 0xe1, 0])])],
    ['a segment without its marker', Buffer.concat([start, Buffer.from([0, 0xe0, 0, 2]), frame(8, 8), scan])],
    ['a segment of no length', Buffer.concat([start, Buffer.from([0xff, 0xe0, 0, 0]), frame(8, 8), scan])],
  ])('is not made of %s', (_, image) => {
    expect(pictureOf(image)).toBeNull();
  });
});
