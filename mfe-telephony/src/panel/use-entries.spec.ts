import { withLoaded } from './use-entries';

const entries = (...ids: readonly string[]) => ids.map((id) => ({ id }));

describe('a newest page that is read again', () => {
  it('stays in front of the entries that were loaded after it', () => {
    const loaded = { entries: entries('5', '4', '3', '2', '1'), next: '0' };
    expect(withLoaded({ entries: entries('5', '4'), next: '3' }, loaded)).toEqual(loaded);
  });

  it('adds new entries, and loses none that they have moved to the next page', () => {
    const loaded = { entries: entries('4', '3', '2', '1'), next: '0' };
    expect(withLoaded({ entries: entries('6', '5'), next: '4' }, loaded)).toEqual({
      entries: entries('6', '5', '4', '3', '2', '1'),
      next: '0',
    });
  });

  it('replaces the loaded entries when entries in between are missing', () => {
    const newest = { entries: entries('9', '8'), next: '7' };
    expect(withLoaded(newest, { entries: entries('4', '3', '2'), next: '1' })).toEqual(newest);
  });

  it('is all there is at first', () => {
    const newest = { entries: entries('2', '1'), next: null };
    expect(withLoaded(newest)).toEqual(newest);
  });
});
