import type { mongo } from 'mongoose';
import { ManualClock } from '../testing/manual-clock.js';
import { mongoFixture } from '../testing/mongo.fixture.js';

const clock = new ManualClock();
const fixture = mongoFixture({ clock });

const inSnapshot = async (run: (session: mongo.ClientSession) => Promise<void>): Promise<void> => {
  const session = fixture.client().startSession({ snapshot: true });
  await run(session).finally(() => session.endSession());
};

describe('a snapshot session', () => {
  it('sees all collections at the time of its first read', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 }, { _id: 2, n: 1 });
    const notes = await fixture.collection({ _id: 1, of: 1 });
    await inSnapshot(async (session) => {
      expect(await people.find({}, { session }).toArray()).toEqual([
        { _id: 1, n: 1 },
        { _id: 2, n: 1 },
      ]);
      await people.updateOne({ _id: 1 }, { $set: { n: 5 } });
      await people.deleteOne({ _id: 2 });
      await notes.insertOne({ _id: 2, of: 2 });
      expect(await notes.find({}, { session }).toArray()).toEqual([{ _id: 1, of: 1 }]);
      expect(await people.countDocuments({ n: 1 }, { session })).toBe(2);
      expect(await people.find({ n: 5 }, { session }).toArray()).toEqual([]);
    });
    expect(await people.find().toArray()).toEqual([{ _id: 1, n: 5 }]);
  });

  it('keeps the result of a cursor with several batches', async () => {
    const people = await fixture.collection({ _id: 1 }, { _id: 2 }, { _id: 3 });
    await inSnapshot(async (session) => {
      const cursor = people.find({}, { session, batchSize: 1 });
      await cursor.next();
      await people.deleteMany({});
      expect(await cursor.toArray()).toEqual([{ _id: 2 }, { _id: 3 }]);
    });
  });

  it('blocks no writer, and sees no open transaction', async () => {
    const people = await fixture.collection({ _id: 1, n: 1 });
    const writer = fixture.client().startSession();
    writer.startTransaction();
    await people.updateOne({ _id: 1 }, { $set: { n: 2 } }, { session: writer });
    await inSnapshot(async (session) => {
      expect(await people.findOne({}, { session })).toEqual({ _id: 1, n: 1 });
      await writer.commitTransaction();
      expect(await people.findOne({}, { session })).toEqual({ _id: 1, n: 1 });
    });
    await writer.endSession();
    expect(await people.findOne()).toEqual({ _id: 1, n: 2 });
  });

  it('expires after five minutes', async () => {
    const people = await fixture.collection({ _id: 1 });
    await inSnapshot(async (session) => {
      await people.findOne({}, { session });
      clock.advance(300_001);
      await expect(people.findOne({}, { session })).rejects.toMatchObject({ code: 239, codeName: 'SnapshotTooOld' });
    });
  });

  it('rejects other commands and other levels', async () => {
    const people = await fixture.collection({ _id: 1 });
    await inSnapshot(async (session) => {
      await expect(people.estimatedDocumentCount({ session })).rejects.toMatchObject({ code: 72 });
    });
    const read = { find: people.collectionName, readConcern: { level: 'majority', atClusterTime: 1 } };
    await expect(fixture.db().command(read)).rejects.toMatchObject({ code: 72 });
  });
});
