import { compareLongTasks, longTasksMessage } from './long-tasks.mjs';

describe('the long tasks of two versions', () => {
  it.each([
    ['a quarter more', [200, 210, 190], [250, 240, 260], false],
    ['over a quarter more', [200, 210, 190], [270, 251, 260], true],
    ['twice as much, but only 50 ms more', [50, 50, 50], [100, 100, 100], false],
    ['less', [300, 300, 300], [100, 100, 100], false],
    ['more in one visit of three', [200, 200, 200], [200, 900, 200], false],
    ['more in most visits, but not in the shortest', [200, 210, 190], [280, 400, 195], false],
    ['some where none were', [0, 0, 0], [80, 80, 80], true],
  ])('are a warning only if both ratio and difference are large: %s', (_, before, after, isLonger) => {
    expect(compareLongTasks({ before, after })).toMatchObject({ isLonger });
  });

  it('are named by their medians', () => {
    const compared = compareLongTasks({ before: [212.4, 900, 100], after: [339.6, 340, 10] });
    expect(longTasksMessage(compared)).toBe(
      'Long tasks of its first page grow from 212 ms to 340 ms, on a processor four times slower.',
    );
  });
});
