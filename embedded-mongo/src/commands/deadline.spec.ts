import { type Clock, systemClock } from './clock.js';
import { ManualClock } from '../testing/manual-clock.js';
import { mongoFixture } from '../testing/mongo.fixture.js';

const expired = { code: 50, codeName: 'MaxTimeMSExpired', message: 'operation exceeded time limit' };

describe('a command with maxTimeMS', () => {
  // Each reading of this clock takes a millisecond, so a scan takes longer than its limit on any machine.
  let time = Date.UTC(2026, 10, 22);
  const clock: Clock = { ...systemClock, now: () => (time += 1) };
  const fixture = mongoFixture({ clock });
  const large = async () => fixture.collection(...Array.from({ length: 5_000 }, (_, index) => ({ _id: index, n: 0 })));

  it.each([
    ['find', (maxTimeMS: number) => ({ filter: { n: 1 }, maxTimeMS })],
    ['aggregate', (maxTimeMS: number) => ({ pipeline: [{ $match: { n: 1 } }], cursor: {}, maxTimeMS })],
    ['count', (maxTimeMS: number) => ({ query: { n: 1 }, maxTimeMS })],
    ['findAndModify', (maxTimeMS: number) => ({ query: { n: 1 }, update: { $set: { n: 2 } }, maxTimeMS })],
    ['delete', (maxTimeMS: number) => ({ deletes: [{ q: { n: 1 }, limit: 0 }], maxTimeMS })],
  ])('ends when the time is over: %s', async (command, options) => {
    const { collectionName } = await large();
    await expect(fixture.db().command({ [command]: collectionName, ...options(10) })).rejects.toMatchObject(expired);
    await expect(fixture.db().command({ [command]: collectionName, ...options(1_000_000) })).resolves.toMatchObject({
      ok: 1,
    });
  });

  it('writes nothing when it ends, in an unordered batch neither', async () => {
    const collection = await large();
    const updates = [
      { q: { _id: 1 }, u: { $set: { n: 1 } } },
      { q: { n: 0 }, u: { $set: { n: 1 } }, multi: true },
    ];
    const update = { update: collection.collectionName, updates, ordered: false, maxTimeMS: 10 };
    await expect(fixture.db().command(update)).rejects.toMatchObject(expired);
    expect(await collection.countDocuments({ n: 1 })).toBe(0);
  });

  it('ends its transaction', async () => {
    const collection = await large();
    const session = fixture.client().startSession();
    session.startTransaction();
    await collection.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
    await expect(collection.find({ n: 2 }, { session, maxTimeMS: 10 }).toArray()).rejects.toMatchObject(expired);
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    expect(await collection.countDocuments({ n: 1 })).toBe(0);
    await session.endSession();
  });

  it.each([
    ['a text', 'soon', 'maxTimeMS must be a number'],
    ['a fraction', 1.5, 'maxTimeMS has non-integral value'],
    ['a negative number', -1, '-1 value for maxTimeMS is out of range [0, 2147483647]'],
    ['more than 31 bits', 2_147_483_648, '2147483648 value for maxTimeMS is out of range [0, 2147483647]'],
  ])('is rejected with %s', async (_what, maxTimeMS, message) => {
    await expect(fixture.db().command({ find: 'c', maxTimeMS })).rejects.toMatchObject({ code: 2, message });
  });

  it('is unlimited with 0', async () => {
    const { collectionName } = await large();
    await expect(fixture.db().command({ find: collectionName, maxTimeMS: 0 })).resolves.toMatchObject({ ok: 1 });
  });

  it('is rejected when a cursor continues', async () => {
    const collection = await large();
    const cursor = collection.find({}, { batchSize: 2 });
    await cursor.next();
    const getMore = { getMore: cursor.id, collection: collection.collectionName, maxTimeMS: 100 };
    await expect(fixture.db().command(getMore)).rejects.toMatchObject({
      code: 2,
      message: 'cannot set maxTimeMS on getMore command for a non-awaitData cursor',
    });
    await cursor.close();
  });
});

describe('a write that waits for a transaction', () => {
  const clock = new ManualClock();
  const fixture = mongoFixture({ clock });

  it('ends after maxTimeMS and is not executed later', async () => {
    const collection = await fixture.collection({ _id: 1, n: 0 });
    const session = fixture.client().startSession();
    session.startTransaction();
    await collection.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session });
    const limited = collection
      .updateOne({ _id: 1 }, { $set: { n: 2 } }, { maxTimeMS: 100 })
      .catch((error: unknown) => error);
    const unaffected = collection.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { maxTimeMS: 10_000 });
    // Each waiting command schedules a task, in addition to the server's own.
    while (clock.scheduled < 3) await fixture.db().command({ ping: 1 });
    clock.advance(101);
    expect(await limited).toMatchObject(expired);
    await session.commitTransaction();
    expect(await unaffected).toMatchObject({ modifiedCount: 1 });
    expect(await collection.findOne()).toEqual({ _id: 1, n: 11 });
    await session.endSession();
  });
});
