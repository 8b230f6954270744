import * as z from 'zod/mini';
import { householdInvitationSchema, joinSchema } from './household.schema';

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
