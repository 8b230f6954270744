import { lightnessOf, nearestTone, toned } from './oklab';

it.each([
  ['#000000', 0],
  ['#5fa8d3', 0.70107],
  ['#ffffff', 1],
])('the lightness of %s is %d', (colour, lightness) => {
  expect(lightnessOf(colour)).toBeCloseTo(lightness, 5);
});

describe('a colour with another lightness', () => {
  it.each([
    ['a blue, darker', '#5fa8d3', 0.54, '#2b779f'],
    ['a blue, much darker and less vivid, because a screen cannot show it otherwise', '#5fa8d3', 0.3, '#00324a'],
    ['the most vivid blue, lighter', '#0000ff', 0.9, '#cedeff'],
    ['a warm white, dark and no more vivid', '#fff8ec', 0.3, '#322d24'],
    ['a grey', '#777777', 0.9, '#dedede'],
    ['any colour, at the dark end', '#ffd400', 0, '#000000'],
    ['any colour, at the light end', '#741d2c', 1, '#ffffff'],
  ])('keeps the hue of %s', (_, colour, lightness, expected) => {
    expect(toned(colour, lightness)).toBe(expected);
  });

  it('has no more chroma than requested', () => {
    expect(toned('#5fa8d3', 0.94, 0.018)).toBe('#e0edf6');
    expect(toned('#741d2c', 0.8, 0.08)).toBe('#eda9ad');
  });

  it.each(['#ff0000', '#00ff00', '#0000ff', '#ffd400', '#0d0e10', '#fffdf8'])(
    'is %s again with its own lightness',
    (colour) => {
      expect(toned(colour, lightnessOf(colour))).toBe(colour);
    },
  );
});

describe('the nearest tone', () => {
  it('is the colour itself if that passes', () => {
    expect(nearestTone('#5fa8d3', () => true)).toBe('#5fa8d3');
  });

  it('is darker or lighter, whichever is nearer', () => {
    const isBeyond = (dark: number, light: number) => (tone: string) =>
      lightnessOf(tone) < dark || lightnessOf(tone) > light;
    expect(nearestTone('#5fa8d3', isBeyond(0.6, 0.9))).toBe('#3f88b2');
    expect(nearestTone('#5fa8d3', isBeyond(0.4, 0.8))).toBe('#7ec8f4');
  });

  it('is missing if no lightness passes', () => {
    expect(nearestTone('#5fa8d3', () => false)).toBeUndefined();
  });
});
