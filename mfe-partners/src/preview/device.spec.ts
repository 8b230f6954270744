import { previewSize } from './device';

describe('the size of a preview', () => {
  it('has the true width of a desktop window, scaled to its place', () => {
    expect(previewSize('desktop', 640)).toEqual({ width: 1280, height: 844, scale: 0.5, shownHeight: 422 });
  });

  it('is at most 520 px high on the page, and at least 220 px', () => {
    expect(previewSize('desktop', 1280)).toEqual({ width: 1280, height: 520, scale: 1, shownHeight: 520 });
    expect(previewSize('desktop', 256)).toEqual({ width: 1280, height: 1100, scale: 0.2, shownHeight: 220 });
  });

  it('shows a phone 264 px wide, or as wide as a narrower place', () => {
    expect(previewSize('phone', 700)).toMatchObject({ width: 360, height: 665, shownHeight: 488 });
    expect(previewSize('phone', 180)).toEqual({ width: 360, height: 976, scale: 0.5, shownHeight: 488 });
  });
});
