import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { comparePictures, differenceMessage } from './pictures.mjs';

type Colour = readonly [number, number, number];

const white: Colour = [255, 255, 255];
const nearlyWhite: Colour = [255, 255, 254];
const black: Colour = [0, 0, 0];

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hm-pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a white picture, with pixels of other colours by their index. */
function picture(name: string, { height = 4, pixels = {} }: { height?: number; pixels?: Record<number, Colour> } = {}) {
  const image = new PNG({ width: 5, height });
  for (let index = 0; index < 5 * height; index += 1) {
    image.data.set([...(pixels[index] ?? white), 255], index * 4);
  }
  writeFileSync(join(folder, name), PNG.sync.write(image));
}

const file = (name: string) => join(folder, `${name}.png`);
const compare = () => comparePictures({ before: file('before'), after: file('after'), difference: file('difference') });

describe('the pictures of a page in two versions', () => {
  it('differ in nothing if every pixel is the same', async () => {
    picture('before.png', { pixels: { 3: black } });
    picture('after.png', { pixels: { 3: black } });
    expect(await compare()).toBe(0);
    expect(existsSync(file('difference'))).toBe(false);
  });

  it.each([
    ['black', black],
    ['a nearly white colour', nearlyWhite],
  ])('differ in the share of pixels that changed, here to %s', async (_, colour) => {
    picture('before.png');
    picture('after.png', { pixels: { 7: colour, 8: colour } });
    expect(await compare()).toBe(2 / 20);
    expect(PNG.sync.read(readFileSync(file('difference'))).width).toBe(5);
  });

  it('differ in the part that only the longer one has', async () => {
    picture('before.png', { height: 4 });
    picture('after.png', { height: 8 });
    expect(await compare()).toBe(20 / 40);
  });
});

describe('the message about a picture', () => {
  it.each([
    [0.0213, '2.1% of pixels'],
    [0.000_01, 'less than 0.1% of pixels'],
  ])('names brand, page, width and share: %p', (share, text) => {
    expect(differenceMessage({ brand: 'harbour', page: 'energy-list', width: 320, share })).toBe(
      `harbour: energy-list at 320 px differs, ${text}`,
    );
  });
});
