import { CallTimes } from './call-times.mjs';
import { summarise } from './cpu-profile.mjs';
import { perEnrolment } from './footprint.mjs';
import { memoryTrend } from './memory-trend.mjs';

const MIB = 1024 * 1024;

describe('the times of calls', () => {
  it('have the median and the 99th percentile of each call, the slowest first', () => {
    const times = new CallTimes();
    for (let count = 0; count < 99; count += 1) times.record('GET /quick', 2);
    times.record('GET /quick', 80);
    times.record('PUT /slow', 400);
    const rows = times.rows.map(({ call, count, p50, p99 }) => [call, count, Math.round(p50), Math.round(p99)]);
    expect(rows).toEqual([
      ['PUT /slow', 1, 400, 400],
      ['GET /quick', 100, 2, 2],
    ]);
  });
});

describe('the trend of a heap', () => {
  /** Sizes in MiB, measured every five seconds. */
  const trendOf = (sizes: readonly number[]) =>
    memoryTrend(sizes.map((size, index) => ({ at: index * 5000, bytes: size * MIB })));
  const times = (count: number, size: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => size(index));

  it('is flat if the heap only grows during the warm-up', () => {
    const { isFlat, growth } = trendOf([...times(10, (index) => 60 + 4 * index), ...times(30, () => 100)]);
    expect(isFlat).toBe(true);
    expect(growth).toBe(0);
  });

  it('is flat with single peaks, also at the end', () => {
    expect(trendOf([...times(20, () => 100), 180, ...times(18, () => 100), 190]).isFlat).toBe(true);
  });

  it('is not flat if the heap grows by more than a tenth after the warm-up', () => {
    const { isFlat, growth, size } = trendOf(times(40, (index) => 100 + index));
    expect(isFlat).toBe(false);
    expect([Math.round(growth / MIB), Math.round(size / MIB)]).toEqual([29, 125]);
  });

  it('is unknown with few samples', () => {
    expect(() => trendOf([100, 100])).toThrow('too few');
  });
});

describe('the sum of CPU profiles', () => {
  const frame = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } });
  const profile = {
    nodes: [
      frame(1, '(idle)', ''),
      frame(2, '(garbage collector)', ''),
      frame(3, 'serialize', 'file:///app/node_modules/mongodb/node_modules/bson/lib/bson.cjs'),
      frame(4, 'sign', 'file:///app/node_modules/@nestjs/jwt/index.js'),
      frame(5, 'quote', 'file:///app/api/dist/src/modules/energy/quotes/quotes.service.js'),
      frame(6, 'writev', 'node:net'),
    ],
    samples: [1, 2, 3, 4, 5, 6],
    timeDeltas: [900, 10, 40, 20, 20, 10],
  };

  it('has the share of each package and area in the busy time', () => {
    const owners = Object.fromEntries(summarise([profile]).owners.map(({ name, share }) => [name, share]));
    expect(owners).toEqual({
      bson: 0.4,
      '@nestjs/jwt': 0.2,
      'modules/energy': 0.2,
      Node: 0.1,
      '(garbage collector)': 0.1,
    });
  });

  it('adds up several processes, the most expensive function first', () => {
    expect(summarise([profile, profile]).functions[0]).toEqual({ name: 'serialize in bson', share: 0.4 });
  });
});

describe('what an enrolment adds', () => {
  it('is the difference of stored documents, and the share of reads and writes', () => {
    const rows = perEnrolment({
      before: new Map([['brands', { count: 5, bytes: 500 }]]),
      after: new Map([
        ['brands', { count: 5, bytes: 500 }],
        ['notes', { count: 8, bytes: 800 }],
      ]),
      commands: new Map([
        ['find brands', 6],
        ['insert notes', 8],
        ['commitTransaction 1', 4],
      ]),
      enrolments: 2,
    });
    expect(rows).toEqual([
      { name: 'notes', documents: 4, bytes: 400, reads: 0, writes: 4 },
      { name: 'brands', documents: 0, bytes: 0, reads: 3, writes: 0 },
    ]);
  });
});
