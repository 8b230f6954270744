import { firstScreenGrowth } from './first-screen-growth.js';

const sized = (entry: number, app: number) => ({
  entry: 'entry.js',
  firstChunks: ['app.js'],
  sizes: { 'entry.js': entry, 'app.js': app, 'lazy.js': 900_000 },
});

describe('the growth of a first screen', () => {
  it('is described above 5%, without lazy pages', () => {
    expect(firstScreenGrowth(sized(4_000, 36_000), sized(4_000, 40_000))).toBe(
      'The first screen grows by 10.0%, from 40.0 kB to 44.0 kB, compressed.',
    );
  });

  it('is accepted up to 5%', () => {
    expect(firstScreenGrowth(sized(4_000, 36_000), sized(4_000, 38_000))).toBeNull();
  });

  it('is unknown if a record lacks the size of a file', () => {
    const older = { entry: 'entry.js', firstChunks: ['app.js'], sizes: { 'entry.js': 1 } };
    expect(firstScreenGrowth(older, sized(4_000, 40_000))).toBeNull();
    expect(firstScreenGrowth({ entry: 'entry.js', firstChunks: [] }, sized(4_000, 40_000))).toBeNull();
  });
});
