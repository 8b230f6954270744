import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { renderExamples } from '../../testing/examples';
import { QrCode } from './qr-code';
import * as examples from './qr-code.examples';

/** Pixels of a module: as a camera would see it, not too small. */
const scale = 4;

/** What a camera makes of the path: every run of it drawn in black on white. */
function scanned(picture: Element): string | undefined {
  const svg = picture.firstElementChild;
  const side = Number(svg?.getAttribute('viewBox')?.split(' ')[2]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const runs = svg?.lastElementChild?.getAttribute('d')?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? [];
  for (const [, x, y, width] of runs)
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * side + Number(x) * scale;
      for (let at = from; at < from + Number(width) * scale; at += 1) pixels.fill(0, at * 4, at * 4 + 3);
    }
  return jsQr(pixels, side, side)?.data;
}

describe('examples', () => {
  renderExamples(examples);
});

describe('a code for a camera', () => {
  it.each([
    'https://setup.example.test/oakwood/phone/-Fq3kZ8vY0cT2mLw7xJbRn5sHdUe1AgOiPpVyKtQzXM',
    'http://localhost:4000/phone/a',
    'Ää',
  ])('is read as %s', (text) => {
    render(<QrCode text={text} label="Code that opens this page" />);
    expect(scanned(screen.getByRole('img', { name: 'Code that opens this page' }))).toBe(text);
  });

  it('keeps four light modules free on every side', () => {
    render(<QrCode text="a" label="Code" />);
    const svg = screen.getByRole('img').firstElementChild;
    // 21 modules, the smallest code there is.
    expect(svg).toHaveAttribute('viewBox', '0 0 29 29');
    const runs = [...(svg?.lastElementChild?.getAttribute('d')?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [])];
    const xs = runs.map(([, x]) => Number(x));
    const ends = runs.map(([, x, , width]) => Number(x) + Number(width));
    const ys = runs.map(([, , y]) => Number(y));
    expect([Math.min(...xs), Math.max(...ends), Math.min(...ys), Math.max(...ys)]).toEqual([4, 25, 4, 24]);
  });

  it('names its text nowhere', () => {
    const { container } = render(<QrCode text="https://setup.example.test/phone/secret" label="Code" />);
    expect(container.innerHTML).not.toContain('secret');
  });
});
