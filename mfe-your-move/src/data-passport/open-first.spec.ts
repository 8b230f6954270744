import { anEntry } from '../testing/passport';
import { openFirst } from './open-first';

const [first, second, third] = [1, 2, 3].map((hour) =>
  anEntry({ id: `${hour}`, at: `2026-11-20T0${hour}:00:00.000Z` }),
) as [ReturnType<typeof anEntry>, ReturnType<typeof anEntry>, ReturnType<typeof anEntry>];
const isWaiting = { ...second, result: 'waiting' } as const;
const isNotDelivered = { ...first, result: 'notDelivered' } as const;

describe('the order of the entries [PASS-06]', () => {
  it('has the ones that are waiting or were not delivered first, then the newest', () => {
    const ordered = openFirst([isWaiting, isNotDelivered], [third, isWaiting]);
    expect(ordered.map(({ id, result }) => [id, result])).toEqual([
      ['2', 'waiting'],
      ['1', 'notDelivered'],
      ['3', 'delivered'],
    ]);
  });

  it('has an entry of both lists once, with the result of the second', () => {
    expect(openFirst([isWaiting], [third, second])).toEqual([third, second]);
  });
});
