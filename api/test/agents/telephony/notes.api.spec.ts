import { entryPageOf, telephonyEndpoints, telephonyMessages } from '@home-move/contract';
import { Types } from 'mongoose';
import { aMover, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  mover = await aMover(api);
});
afterAll(() => api.close());

describe('POST /note', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.saveNote, { body: { content: 'Called' } });

  itValidatesItsBody(
    () => api,
    telephonyEndpoints.saveNote,
    {},
    () => api.tokenFor(mover.id, 'agent'),
    {
      'an empty note [TEL-30]': { body: { content: '' }, errors: { content: 'You cannot save an empty note' } },
      'a note of spaces': { body: { content: ' \n ' }, errors: { content: telephonyMessages.emptyNote } },
      'a note that is too long': {
        body: { content: 'x'.repeat(5001) },
        errors: { content: 'A note can be no longer than 5,000 characters' },
      },
    },
  );

  it('saves a note with author and time [TEL-28]', async () => {
    api.clock.at('2026-11-20T10:42:00Z');
    const token = await api.tokenFor(mover.id, 'agent');
    const body = new URLSearchParams({ content: ' Prefers calls after 5pm.\nWants £ & broadband. ' }).toString();
    const answer = await api.send('POST', '/api/v1/note', { body, token });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[\da-f]{24}$/),
      content: 'Prefers calls after 5pm.\nWants £ & broadband.',
      dateCreated: '2026-11-20T10:42:00.000Z',
      author: 'Jordan Lee',
      remindOn: null,
    });
  });

  it('ignores an author in the body', async () => {
    const token = await api.tokenFor(mover.id, 'agent');
    const body = { content: 'Called', author: 'Somebody Else', enrolmentId: 'ffffffffffffffffffffffff' };
    const answer = await api.send('POST', '/api/v1/note', { body, token });
    expect(answer).toMatchObject({ status: 201, body: { author: 'Jordan Lee' } });
  });
});

describe('a note that is sent again', () => {
  let token: string;
  beforeAll(async () => {
    token = await api.tokenFor(mover.id, 'agent');
  });

  const write = async (content: string, idempotencyKey: string, as = token) =>
    api.call(telephonyEndpoints.saveNote, { body: { content } }, { token: as, idempotencyKey });
  const listed = async () =>
    (await api.call(telephonyEndpoints.notes, {}, { token: await api.tokenFor(mover.id, 'agent') })).body;

  it('with its key is saved once, also at the same moment [TEL-28]', async () => {
    const answers = await Promise.all([
      write('Rings back on Monday', 'note-1'),
      write('Rings back on Monday', 'note-1'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await listed()).filter(({ content }) => content === 'Rings back on Monday')).toHaveLength(1);
  });

  it('with the key of another note is rejected', async () => {
    await write('One', 'note-2');
    expect(await write('Two', 'note-2')).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('loses no notes that other agents write at the same moment', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `At once ${index}`);
    const agents = await Promise.all(texts.map(() => api.tokenFor(mover.id, 'agent')));
    await Promise.all(texts.map((text, index) => write(text, 'at-once', agents[index])));
    expect((await listed()).map(({ content }) => content)).toEqual(expect.arrayContaining(texts));
  });
});

describe('the reminder of a note', () => {
  const write = async (remindOn: string) =>
    api.call(
      telephonyEndpoints.saveNote,
      { body: { content: 'Call back', remindOn } },
      { token: await api.tokenFor(mover.id, 'agent') },
    );
  const end = (id: string, token: string) => api.call(telephonyEndpoints.endReminder, { params: { id } }, { token });

  itRequiresAuthentication(() => api, telephonyEndpoints.endReminder, { params: { id: 'a'.repeat(24) } });

  it('is stored with the note, and gone once it is done', async () => {
    const { status, body } = await write('2026-11-27');
    expect([status, body.remindOn]).toEqual([201, '2026-11-27']);
    const token = await api.tokenFor(mover.id, 'agent');
    for (let time = 0; time < 2; time += 1)
      expect(await end(body.id, token)).toMatchObject({ status: 200, body: { ...body, remindOn: null } });
    const { body: notes } = await api.call(telephonyEndpoints.notes, {}, { token });
    expect(notes.find(({ id }) => id === body.id)).toMatchObject({ remindOn: null });
  });

  it('is listed until it is done, the earliest first, however old its note is', async () => {
    const { id: enrolmentId } = await aMover(api);
    const token = await api.tokenFor(enrolmentId, 'agent');
    const save = async (content: string, remindOn?: string) =>
      (await api.call(telephonyEndpoints.saveNote, { body: { content, ...(remindOn && { remindOn }) } }, { token }))
        .body;
    const later = await save('later', '2026-12-01');
    const due = await save('due', '2026-11-20');
    for (let time = 0; time < 25; time += 1) await save(`note ${time}`);
    const reminders = () => api.call(telephonyEndpoints.reminders, {}, { token });
    expect(await reminders()).toMatchObject({ status: 200, body: [due, later] });
    await end(due.id, token);
    expect((await reminders()).body).toEqual([later]);
    const elsewhere = await api.tokenFor(mover.id, 'agent');
    expect((await api.call(telephonyEndpoints.reminders, {}, { token: elsewhere })).body).not.toContainEqual(later);
  });

  it('is rejected if its day is not a date', async () => {
    expect(await write('27/11/2026')).toMatchObject({
      status: 400,
      body: { errors: { remindOn: 'Enter the day of the reminder, like 27 11 2026' } },
    });
  });

  it("of a colleague cannot be ended from another customer's call", async () => {
    const { body: note } = await write('2026-11-27');
    await api.database
      .collection('notes')
      .updateOne({ _id: new Types.ObjectId(note.id) }, { $set: { author: 'Alex Grant' } });
    const elsewhere = await api.tokenFor((await aMover(api)).id, 'agent');
    for (const id of [note.id, 'f'.repeat(24), 'x'])
      expect(await end(id, elsewhere)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('GET /notes/reminders', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.reminders, {});
});

describe('GET /notes', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.notes, {});

  it('lists the notes of the own enrolment, newest first and uncacheable [TEL-29]', async () => {
    const [own, other] = [await aMover(api), await aMover(api)];
    const token = await api.tokenFor(own.id, 'agent');
    const write = (content: string) => api.call(telephonyEndpoints.saveNote, { body: { content } }, { token });
    api.clock.at('2026-11-18T15:05:00Z');
    await write('first');
    await write('second');
    api.clock.at('2026-11-20T10:42:00Z');
    await write('third');

    const answer = await api.send('GET', '/api/v1/notes', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const id = expect.stringMatching(/^[\da-f]{24}$/) as string;
    expect(answer.body).toMatchObject([
      { id, content: 'third', dateCreated: '2026-11-20T10:42:00.000Z' },
      { id, content: 'second', dateCreated: '2026-11-18T15:05:00.000Z' },
      { id, content: 'first', dateCreated: '2026-11-18T15:05:00.000Z' },
    ]);
    const elsewhere = await api.tokenFor(other.id, 'agent');
    expect((await api.call(telephonyEndpoints.notes, {}, { token: elsewhere })).body).toEqual([]);
  });

  it('returns a page at a time, which stays the same while notes are added', async () => {
    const own = await aMover(api);
    const token = await api.tokenFor(own.id, 'agent');
    const texts = Array.from({ length: 45 }, (_, index) => `note ${index + 1}`);
    const createdAt = (index: number) => new Date(Date.UTC(2026, 10, 20, 9, Math.floor(index / 9)));
    await api.database.collection('notes').insertMany(
      texts.map((content, index) => ({
        enrolmentId: own.id,
        content,
        author: 'Jordan Lee',
        createdAt: createdAt(index),
        remindOn: null,
      })),
    );
    const page = async (from: string | null) => {
      const query = from === null ? {} : { from };
      const { status, body } = await api.call(telephonyEndpoints.notes, { query }, { token });
      expect(status).toBe(200);
      return entryPageOf(body);
    };
    const first = await page(null);
    api.clock.at('2026-11-20T10:42:00Z');
    await api.call(telephonyEndpoints.saveNote, { body: { content: 'one more' } }, { token });
    const second = await page(first.next);
    const third = await page(second.next);
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([20, 20, 5]);
    expect(third.next).toBeNull();
    const read = [first, second, third].flatMap(({ entries }) => entries.map(({ content }) => content));
    expect(read).toEqual(texts.toReversed());
    expect((await page(null)).entries[0]?.content).toBe('one more');
  });

  it('begins at no note of another customer', async () => {
    const [own, other] = [await aMover(api), await aMover(api)];
    const as = async ({ id }: Mover) => ({ token: await api.tokenFor(id, 'agent') });
    const { body: note } = await api.call(telephonyEndpoints.saveNote, { body: { content: 'x' } }, await as(other));
    const from = (id: string, token: string) => api.send('GET', `/api/v1/notes?from=${id}`, { token });
    const { token } = await as(own);
    expect(await from(note.id, token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await from('1 or more', token)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('uses an index', async () => {
    const indexes = await api.database.collection('notes').indexes();
    expect(indexes.map(({ key }) => key)).toContainEqual({ enrolmentId: 1, createdAt: -1, _id: -1 });
  });
});
