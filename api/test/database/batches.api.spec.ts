import { type Connection, createConnection } from 'mongoose';
import { Batches } from '../../src/common/database/migrations/batches.js';
import { FakeClock } from '../support/fake-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let connection: Connection;
let lines: string[];
beforeEach(async () => {
  database = await createTestDatabase(new FakeClock());
  connection = await createConnection(database.uri).asPromise();
  lines = [];
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

interface Mover {
  readonly _id: string;
  readonly name: string;
  readonly surname?: string;
  readonly changes?: number;
}
const unsplit = { surname: { $exists: false } };
function movers() {
  if (!connection.db) throw new Error('not connected');
  return connection.db.collection<Mover>('movers');
}

/** Batches of two documents. */
const batchesOfTwo = () => new Batches((line) => void lines.push(line), 2);

const addMovers = (count: number) =>
  movers().insertMany(
    Array.from({ length: count }, (_, index) => ({ _id: String(100 + index), name: `Sam ${index}` })),
  );

/** Splits names, and counts how often each document was changed. */
const split = async ({ _id, name }: Mover) => ({
  updateOne: { filter: { _id }, update: { $set: { surname: name.slice('Sam '.length) }, $inc: { changes: 1 } } },
});

describe('a migration in batches', () => {
  it('changes each document once, and reports its progress', async () => {
    await addMovers(45);
    await batchesOfTwo().updateEach(movers(), unsplit, split);
    expect(lines).toEqual(['movers: 40 of 45', 'movers: 45 of 45, done']);
    expect(await movers().countDocuments({ changes: 1 })).toBe(45);
    expect((await movers().findOne({ _id: '144' }))?.surname).toBe('44');
  });

  it('applies one update to all documents that match, and to no other', async () => {
    await addMovers(5);
    await movers().updateOne({ _id: '101' }, { $set: { surname: 'Quill' } });
    await batchesOfTwo().update(movers(), unsplit, { $set: { surname: '' } });
    expect(lines).toEqual(['movers: 4 of 4, done']);
    expect(await movers().countDocuments({ surname: '' })).toBe(4);
    expect((await movers().findOne({ _id: '101' }))?.surname).toBe('Quill');
  });

  it('continues after a kill with the documents that are left', async () => {
    await addMovers(7);
    const killed = batchesOfTwo().updateEach(movers(), unsplit, async (mover) => {
      if (mover._id === '105') throw new Error('killed');
      return split(mover);
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await movers().countDocuments({ changes: 1 })).toBe(4);
    await batchesOfTwo().updateEach(movers(), unsplit, split);
    expect(lines).toEqual(['movers: 3 of 3, done']);
    expect(await movers().countDocuments({ changes: 1 })).toBe(7);
  });

  it('leaves a document that the previous version has completed since the batch was read', async () => {
    await addMovers(2);
    const savedMeanwhile = async (mover: Mover) => {
      await movers().updateOne({ _id: mover._id }, { $set: { surname: 'saved' } });
      return { updateOne: { filter: { _id: mover._id, ...unsplit }, update: { $set: { surname: '' } } } };
    };
    await batchesOfTwo().updateEach(movers(), unsplit, savedMeanwhile);
    expect(await movers().countDocuments({ surname: 'saved' })).toBe(2);
  });

  it('reports nothing when no document matches', async () => {
    await batchesOfTwo().update(movers(), unsplit, { $set: { surname: '' } });
    expect(lines).toEqual([]);
  });
});
