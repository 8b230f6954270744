import * as z from 'zod/mini';
import { splitSchema } from './split.schema';

const messages = (value: unknown) =>
  splitSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a split', () => {
  const sam = (weight: unknown) => [
    { personId: 'sam', weight },
    { personId: 'priya', weight: '50' },
  ];

  it.each([
    [{ kind: 'person' }, []],
    [
      { kind: 'room', weights: sam(' 14,5 ') },
      [
        { personId: 'sam', weight: 14.5 },
        { personId: 'priya', weight: 50 },
      ],
    ],
    [
      { kind: 'share', weights: sam('50') },
      [
        { personId: 'sam', weight: 50 },
        { personId: 'priya', weight: 50 },
      ],
    ],
  ])('of %j has weights as numbers [ROOM-12]', (body, weights) => {
    expect(z.parse(splitSchema, { version: 1, ...body })).toEqual({ version: 1, kind: body.kind, weights });
  });

  it.each([
    ['room', 0, 'weights.0.weight: Enter the size of the room in square metres, from 1 to 200'],
    ['room', '', 'weights.0.weight: Enter the size of the room in square metres, from 1 to 200'],
    ['room', 14.55, 'weights.0.weight: Enter the size of the room in square metres, from 1 to 200'],
    ['share', 12.5, 'weights.0.weight: Enter a whole number from 0 to 100'],
    ['share', 40, 'weights: The shares add up to 90%. They have to add up to 100%.'],
  ])('by %s rejects %j [ROOM-12]', (kind, weight, message) => {
    expect(messages({ version: 1, kind, weights: sam(weight) })).toEqual([message]);
  });

  it('needs the version that it is based on [ROOM-11]', () => {
    expect(splitSchema.safeParse({ kind: 'person' }).success).toBe(false);
  });
});
