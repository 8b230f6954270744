import { aJpeg, frame, jfif, scan, segment, start } from './jpeg.builder.js';
import { withoutMetadata } from './jpeg.js';

describe('a JPEG without its metadata', () => {
  it('keeps the picture, and loses place, comments and thumbnail', () => {
    const place = segment(0xe1, 'Exif\0\0GPS 52.13 -0.46');
    const captioned = aJpeg(place, segment(0xfe, 'at home'), segment(0xed, 'IPTC'));
    expect(withoutMetadata(captioned, 1600)).toEqual(aJpeg());
  });

  it('keeps the colour profile', () => {
    const profile = segment(0xe2, 'ICC_PROFILE');
    const image = Buffer.concat([start, jfif, profile, frame(1600, 1200), scan]);
    expect(withoutMetadata(image, 1600)).toEqual(image);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a page', Buffer.from('<svg onload=alert(1)>')],
    ['a picture without a size', Buffer.concat([start, jfif, scan])],
    ['a picture that is too wide', Buffer.concat([start, frame(1601, 10), scan])],
    ['a picture that is too high', Buffer.concat([start, frame(10, 1601), scan])],
    ['a picture of no size', Buffer.concat([start, frame(0, 10), scan])],
    ['a cut-off file', Buffer.concat([start, jfif, frame(800, 600)])],
    ['a segment beyond the end', Buffer.concat([start, Buffer.from([0xff, 0xe0, 0xff, 0xff, 1])])],
    ['a segment of no length', Buffer.concat([start, Buffer.from([0xff, 0xe0, 0, 0]), frame(8, 8), scan])],
  ])('is not made of %s', (_, image) => {
    expect(withoutMetadata(image, 1600)).toBeNull();
  });
});
