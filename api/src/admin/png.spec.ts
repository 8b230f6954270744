import { aPng, chunk, header, signature } from './png.builder.js';
import { isPng, pngSize } from './png.js';

const pixels = chunk('IDAT', Buffer.from([1, 2, 3]));
const end = chunk('IEND');

it.each([
  ['a PNG', aPng(880, 160), true],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), false],
  ['a file of four bytes', Buffer.from('\x89PNG', 'latin1'), false],
  ['an empty file', Buffer.alloc(0), false],
])('recognises by its first bytes whether %s is a PNG', (_, file, isOne) => {
  expect(isPng(file)).toBe(isOne);
});

describe('the size of a PNG', () => {
  it('is read from its header', () => {
    expect(pngSize(aPng(880, 160))).toEqual({ width: 880, height: 160 });
    const described = Buffer.concat([signature, header(70000, 3), chunk('tEXt', Buffer.from('Logo')), pixels, end]);
    expect(pngSize(described)).toEqual({ width: 70000, height: 3 });
  });

  it.each<[string, readonly Buffer[]]>([
    ['without a header', [pixels, end]],
    ['with a header that is too short', [chunk('IHDR', Buffer.alloc(8, 1)), pixels, end]],
    ['with another chunk before the header', [chunk('tEXt'), header(8, 8), pixels, end]],
    ['without a width', [header(0, 8), pixels, end]],
    ['without a height', [header(8, 0), pixels, end]],
    ['without pixels', [header(8, 8), end]],
    ['without an end', [header(8, 8), pixels]],
    ['that is cut off in its header', [header(8, 8).subarray(0, 16)]],
    ['that is cut off in its pixels', [header(8, 8), pixels.subarray(0, -2)]],
    ['that is cut off in its end', [header(8, 8), pixels, end.subarray(0, -1)]],
    ['with a page behind its end', [header(8, 8), pixels, end, Buffer.from('<script>alert(1)</script>')]],
    ['with a chunk beyond its end', [header(8, 8), Buffer.from('ffffffff49444154', 'hex'), pixels, end]],
    ['with nothing but its first bytes', []],
  ])('is unknown for one %s', (_, chunks) => {
    expect(pngSize(Buffer.concat([signature, ...chunks]))).toBeNull();
  });
});
