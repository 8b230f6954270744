import * as z from 'zod/mini';
import { householdInvitationSchema, joinSchema, splitSchema } from './household.schema';

const messages = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('an invitation to a household', () => {
  it('has a name, and a contact of its channel', () => {
    const body = { name: ' Ellie Marsh ', channel: 'sms', contact: '+44 7700 900144' };
    expect(z.parse(householdInvitationSchema, body)).toEqual({
      name: 'Ellie Marsh',
      channel: 'sms',
      contact: '07700900144',
    });
  });

  it('can do without a name', () => {
    const body = { name: '', channel: 'email', contact: 'Ellie@Example.test' };
    expect(z.parse(householdInvitationSchema, body)).toEqual({ ...body, name: null, contact: 'ellie@example.test' });
  });

  it.each([
    [{ channel: 'email', contact: '07700 900144' }, 'contact: Please enter a valid email address'],
    [{ name: 'http://evil.example' }, 'name: Name cannot contain numbers or special characters'],
  ])('rejects %j', (part, message) => {
    const body = { name: null, channel: 'email', contact: 'ellie@example.test', ...part };
    expect(messages(householdInvitationSchema, body)).toEqual([message]);
  });
});

describe('joining a household', () => {
  const body = {
    token: 'token',
    name: 'Ellie Marsh',
    channel: 'sms',
    contact: '07700 900144',
    code: '729 146',
    wantsMessages: false,
  };

  it('has a name, a contact, its code and a choice [ROOM-05]', () => {
    expect(z.parse(joinSchema, body)).toEqual({ ...body, contact: '07700900144', code: '729146' });
  });

  it.each([
    ['name', 'name: Enter a name'],
    ['code', 'code: We need your 6-digit code'],
  ])('needs the %s [ROOM-05]', (field, message) => {
    expect(messages(joinSchema, { ...body, [field]: '' })).toEqual([message]);
  });

  it('needs the choice: nothing is chosen for the person [ROOM-05]', () => {
    const { wantsMessages: _, ...rest } = body;
    expect(joinSchema.safeParse(rest).success).toBe(false);
  });
});

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
    expect(messages(splitSchema, { version: 1, kind, weights: sam(weight) })).toEqual([message]);
  });

  it('needs the version that it is based on [ROOM-11]', () => {
    expect(splitSchema.safeParse({ kind: 'person' }).success).toBe(false);
  });
});
