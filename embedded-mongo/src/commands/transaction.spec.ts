import { mongo } from 'mongoose';
import { ManualClock } from '../testing/manual-clock.js';
import { mongoFixture } from '../testing/mongo.fixture.js';

const clock = new ManualClock();
const fixture = mongoFixture({ clock });

const inTransaction = async (run: (session: mongo.ClientSession) => Promise<void>): Promise<void> => {
  const session = fixture.client().startSession();
  try {
    session.startTransaction();
    await run(session);
  } finally {
    await session.endSession();
  }
};

describe('a transaction', () => {
  it('commits all of its writes together', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 });
    const audit = await fixture.collection();
    await inTransaction(async (session) => {
      await people.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
      await audit.insertOne({ _id: 'first' }, { session });
      expect(await people.findOne({ n: 2 }, { session })).toEqual({ _id: 1, n: 2 });
      expect(await people.findOne({})).toEqual({ _id: 1, n: 1 });
      expect(await audit.countDocuments()).toBe(0);
      await session.commitTransaction();
      expect(await people.findOne({})).toEqual({ _id: 1, n: 2 });
      expect(await audit.countDocuments()).toBe(1);
    });
  });

  it('aborts all of its writes', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 });
    await inTransaction(async (session) => {
      await people.deleteOne({ _id: 1 }, { session });
      await people.insertOne({ _id: 2 }, { session });
      await session.abortTransaction();
    });
    expect(await people.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  });

  it('sees the data as they were when it began', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 }, { _id: 2, n: 1 });
    await people.createIndex({ n: 1 });
    await inTransaction(async (session) => {
      expect(await people.countDocuments({ n: 1 }, { session })).toBe(2);
      await people.updateOne({ _id: 1 }, { $set: { n: 5 } });
      await people.deleteOne({ _id: 2 });
      await people.insertOne({ _id: 3, n: 1 });
      expect(await people.find({ n: 1 }, { session }).sort({ _id: 1 }).toArray()).toEqual([
        { _id: 1, n: 1 },
        { _id: 2, n: 1 },
      ]);
      expect(await people.find({ n: 5 }, { session }).toArray()).toEqual([]);
      await session.abortTransaction();
    });
  });

  it('conflicts with another transaction that has written the same document', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 });
    await inTransaction(async (first) => {
      await people.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: first });
      await inTransaction(async (second) => {
        const conflict: unknown = await people
          .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: second })
          .catch((error: unknown) => error);
        expect(conflict).toMatchObject({ code: 112, codeName: 'WriteConflict' });
        expect(conflict instanceof mongo.MongoError && conflict.hasErrorLabel('TransientTransactionError')).toBe(true);
      });
      await first.commitTransaction();
    });
    expect(await people.findOne()).toEqual({ _id: 1, n: 2 });
  });

  it('conflicts with a change made since it began', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 });
    await inTransaction(async (session) => {
      await people.findOne({}, { session });
      await people.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      await expect(people.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session })).rejects.toMatchObject({ code: 112 });
    });
  });

  it('blocks other writes to its documents until it ends', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 });
    await inTransaction(async (session) => {
      await people.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });
      const waiting = people.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      expect(await people.findOne()).toEqual({ _id: 1, n: 1 });
      await session.commitTransaction();
      await waiting;
    });
    expect(await people.findOne()).toEqual({ _id: 1, n: 12 });
  });

  it('enforces unique keys among its own, committed and pending documents', async () => {
    const people = await fixture.collection({ _id: 1, k: 'a' });
    await people.createIndex({ k: 1 }, { unique: true });
    await inTransaction(async (session) => {
      await expect(people.insertOne({ _id: 2, k: 'a' }, { session })).rejects.toMatchObject({ code: 11000 });
    });
    await inTransaction(async (session) => {
      await people.insertOne({ _id: 2, k: 'b' }, { session });
      await expect(people.insertOne({ _id: 3, k: 'b' }, { session })).rejects.toMatchObject({ code: 11000 });
    });
    await inTransaction(async (session) => {
      await people.updateOne({ _id: 1 }, { $set: { k: 'x' } }, { session });
      await people.insertOne({ _id: 2, k: 'a' }, { session });
      const concurrent = people.insertOne({ _id: 4, k: 'a' }).catch((error: unknown) => error);
      await session.commitTransaction();
      expect(await concurrent).toMatchObject({ code: 11000 });
    });
    expect(await people.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, k: 'x' },
      { _id: 2, k: 'a' },
    ]);
  });

  it('ends after an error', async () => {
    const people = await fixture.collection({ _id: 1 });
    await inTransaction(async (session) => {
      await people.insertOne({ _id: 2 }, { session });
      await expect(people.insertOne({ _id: 1 }, { session })).rejects.toMatchObject({ code: 11000 });
      await expect(people.insertOne({ _id: 3 }, { session })).rejects.toMatchObject({ code: 251 });
    });
    expect(await people.countDocuments()).toBe(1);
  });

  it('is aborted after an idle minute', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 });
    await inTransaction(async (session) => {
      await people.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });
      const waiting = people.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      await people.findOne({});
      clock.advance(60_001);
      await waiting;
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    });
    expect(await people.findOne()).toEqual({ _id: 1, n: 2 });
  });

  it('rejects commands that change collections', async () => {
    const people = await fixture.collection({ _id: 1 });
    await inTransaction(async (session) => {
      await expect(people.createIndex({ a: 1 }, { session })).rejects.toMatchObject({ code: 263 });
    });
  });
});

describe('withTransaction', () => {
  it('completes concurrent transactions on one document one after another', async () => {
    const accounts = await fixture.collection({ _id: 'a', pence: 100 }, { _id: 'b', pence: 0 });
    const transfer = () =>
      fixture.client().withSession((session) =>
        session.withTransaction(async () => {
          await accounts.updateOne({ _id: 'a' }, { $inc: { pence: -5 } }, { session });
          await accounts.updateOne({ _id: 'b' }, { $inc: { pence: 5 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 5 }, transfer));
    expect(await accounts.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', pence: 75 },
      { _id: 'b', pence: 25 },
    ]);
  });
});
