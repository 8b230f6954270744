import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureText, readPictures } from './brand-picture-files.js';
import { aPng } from './png.builder.js';

const folder = mkdtempSync(join(tmpdir(), 'hm-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Buffer, name = 'picture'): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const svg = (content: string, viewBox = '0 0 110 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="220" height="40">${content}</svg>`;
const shape = '<path d="M0 0h9"/>';

/** The text with spaces, up to a length in bytes. */
const filled = (start: string, end: string, length: number) =>
  `${start}${' '.repeat(length - start.length - end.length)}${end}`;
/** An SVG of a length in bytes, which cleaning does not change. */
const cleanSvgOf = (length: number) => {
  const [start = '', end = ''] = svg('<path d="M0 0h1|2"/>').split('|');
  return `${start}${'1'.repeat(length - start.length - end.length)}${end}`;
};

const problemsOf = async (typed: Readonly<Record<string, string>>) => {
  const error = (await readPictures(typed).catch((reason: unknown) => reason)) as Error;
  return error.message;
};

describe('the picture in a file', () => {
  it('is named by the hash of its clean content, which replaces the file in the settings', async () => {
    const file = fileOf(svg(`${shape}<script>alert(1)</script>`), 'logo.svg');
    const { settings, files } = await readPictures({ route: 'ashfield', logo: file, 'dark-logo': 'none' });
    const [read] = files;
    expect(settings).toEqual({ route: 'ashfield', logo: read?.picture.name, 'dark-logo': 'none' });
    expect(read?.picture.name).toMatch(/^[0-9a-f]{32}\.svg$/);
    expect(String(read?.picture.content)).toBe(svg(shape));
    const [again] = (await readPictures({ logo: fileOf(svg(shape)) })).files;
    expect(again?.picture.name).toBe(read?.picture.name);
  });

  it('is a PNG by its content, whatever the name of the file', async () => {
    const { files } = await readPictures({ logo: fileOf(aPng(440, 80), 'logo.svg') });
    expect(files).toMatchObject([{ size: { width: 440, height: 80 }, removed: [] }]);
    expect(files[0]?.picture.name).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(files[0]?.picture.content).toEqual(aPng(440, 80));
  });

  it('is described in one line', async () => {
    const drawn = `${shape}<script/><script/><path d="M0 0h9" onload="alert(1)"/>`;
    const [read, plain] = (
      await readPictures({ logo: fileOf(svg(drawn), 'logo.svg'), mark: fileOf(aPng(160, 160), 'mark.png') })
    ).files;
    expect(read && pictureText(read)).toMatch(
      /^logo\.svg: [0-9a-f]{32}\.svg, 127 bytes, 220 × 40 px; removed: <script> \(2\), onload$/,
    );
    expect(plain && pictureText(plain)).toMatch(/^mark\.png: [0-9a-f]{32}\.png, 80 bytes, 160 × 160 px$/);
  });

  it('as a mark is shown smaller than as a logo', async () => {
    const square = fileOf(svg(shape, '0 0 20 20'));
    const { files } = await readPictures({ logo: square, mark: square });
    expect(files.map(({ size }) => size)).toEqual([
      { width: 40, height: 40 },
      { width: 34, height: 34 },
    ]);
  });
});

describe('a setting that is no file', () => {
  it.each([
    { logo: 'none', 'dark-logo': '0123456789abcdef0123456789abcdef.svg', mark: 'meadow' },
    { logo: 'https://ashfield.example/logo.svg', mark: 'http://ashfield.example/mark.png' },
    { name: 'Ashfield' },
  ])('is returned as it was typed: %j', async (typed) => {
    expect(await readPictures(typed)).toEqual({ settings: typed, files: [] });
  });
});

describe('the limits of a picture', () => {
  it.each<[string, string, string | Buffer]>([
    ['an SVG of 200 kB with a comment', 'logo', filled(svg(shape).replace('</svg>', '<!--'), '--></svg>', 204_800)],
    ['an SVG of 30 kB after cleaning', 'logo', cleanSvgOf(30_720)],
    ['a PNG of 100 kB', 'logo', aPng(880, 160, 102_400)],
    ['a PNG of 880 × 160 px', 'dark-logo', aPng(880, 160)],
    ['a square PNG of 160 px', 'mark', aPng(160, 160)],
    ['a square SVG', 'mark', svg(shape, '-3 -3 7.5 7.5')],
  ])('include %s', async (_, setting, content) => {
    expect((await readPictures({ [setting]: fileOf(content) })).files).toHaveLength(1);
  });

  it.each<[string, string, string | Buffer, string]>([
    [
      'an SVG of more than 200 kB',
      'logo',
      filled(svg(shape).replace('</svg>', '<!--'), '--></svg>', 204_801),
      'has more than 200 kB',
    ],
    [
      'an SVG of more than 30 kB after cleaning',
      'logo',
      cleanSvgOf(30_721),
      'has 31 kB after cleaning, more than 30 kB',
    ],
    ['a PNG of more than 100 kB', 'logo', aPng(880, 160, 102_401), 'has more than 100 kB'],
    ['a PNG that is too wide', 'logo', aPng(881, 160), 'has 881 × 160 px, more than 880 × 160'],
    ['a PNG that is too high', 'dark-logo', aPng(880, 161), 'has 880 × 161 px, more than 880 × 160'],
    ['a PNG that is not square as a mark', 'mark', aPng(160, 159), 'is not square'],
    ['an SVG that is not square as a mark', 'mark', svg(shape), 'is not square'],
    ['a PNG that is cut off', 'logo', aPng(880, 160).subarray(0, -5), 'is damaged'],
    [
      'an SVG without a view box',
      'logo',
      svg(shape).replace('viewBox', 'box'),
      'has no viewBox with a width and a height',
    ],
    ['a JPEG', 'logo', Buffer.from('ffd8ffe000104a464946', 'hex'), 'is neither an SVG nor a PNG'],
    ['a text', 'mark', 'Ashfield', 'is neither an SVG nor a PNG'],
    ['an SVG in UTF-16', 'logo', Buffer.from(`\ufeff${svg(shape)}`, 'utf16le'), 'is neither an SVG nor a PNG'],
    ['an empty file', 'logo', '', 'is neither an SVG nor a PNG'],
  ])('exclude %s', async (_, setting, content, message) => {
    const file = fileOf(content);
    expect(await problemsOf({ [setting]: file })).toBe(`--${setting}: ${file} ${message}`);
  });
});

it('every wrong file is reported', async () => {
  const file = fileOf('Ashfield');
  expect(await problemsOf({ logo: 'missing.svg', 'dark-logo': file })).toBe(
    `--logo: missing.svg cannot be read; --dark-logo: ${file} is neither an SVG nor a PNG`,
  );
});
