import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { QrCode } from './qr-code';

/** Pixels per module, large enough for the decoder. */
const scale = 4;

/** Decodes the path: draws every run of it in black on white, as a camera sees it. */
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

describe('a QR code', () => {
  it.each([
    'https://setup.example.test/oakwood/phone/-Fq3kZ8vY0cT2mLw7xJbRn5sHdUe1AgOiPpVyKtQzXM',
    'http://localhost:4000/phone/a',
    'Ää',
  ])('decodes to %s', (text) => {
    render(<QrCode text={text} label="Code that opens this page" />);
    expect(scanned(screen.getByRole('img', { name: 'Code that opens this page' }))).toBe(text);
  });

  it('has a quiet zone of four modules on every side', () => {
    render(<QrCode text="a" label="Code" />);
    const svg = screen.getByRole('img').firstElementChild;
    // The smallest code has 21 modules.
    expect(svg).toHaveAttribute('viewBox', '0 0 29 29');
    const runs = [...(svg?.lastElementChild?.getAttribute('d')?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [])];
    const xs = runs.map(([, x]) => Number(x));
    const ends = runs.map(([, x, , width]) => Number(x) + Number(width));
    const ys = runs.map(([, , y]) => Number(y));
    expect([Math.min(...xs), Math.max(...ends), Math.min(...ys), Math.max(...ys)]).toEqual([4, 25, 4, 24]);
  });

  it('does not expose its text to screen readers', () => {
    const { container } = render(<QrCode text="https://setup.example.test/phone/secret" label="Code" />);
    expect(container.innerHTML).not.toContain('secret');
  });
});
