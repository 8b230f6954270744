import { colourOfLight, contrastRatio, linearChannels } from './colour';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.5422],
    ['#777777', '#ffffff', 4.4781],
    ['#0b5563', '#f8f7f4', 7.8603],
    ['#5fa8d3', '#ffffff', 2.6158],
  ])('%s on %s is %d, in either order', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 4);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 4);
  });
});

describe('the light of a colour', () => {
  it('is measured by channel', () => {
    const [red, green, blue] = linearChannels('#ff0a80');
    expect(red).toBe(1);
    expect(green).toBeCloseTo(0.0030353, 7);
    expect(blue).toBeCloseTo(0.2158605, 7);
  });

  it('gives the colour back, limited to the range of a screen', () => {
    expect(colourOfLight(linearChannels('#0b5563'))).toBe('#0b5563');
    expect(colourOfLight([0, 0.5, 1])).toBe('#00bcff');
    expect(colourOfLight([-1, 0.002, 2])).toBe('#0007ff');
  });
});
