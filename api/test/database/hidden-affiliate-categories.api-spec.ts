import { type Connection, createConnection } from 'mongoose';
import { hiddenAffiliateCategories } from '../../src/common/database/migrations/2026-11-22-hidden-affiliate-categories.js';
import { FakeClock } from '../support/fake-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let connection: Connection;

beforeEach(async () => {
  database = await createTestDatabase(new FakeClock());
  connection = await createConnection(database.uri).asPromise();
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

const brands = () => connection.collection<{ _id: string }>('brands');
const migrate = async () => connection.db && hiddenAffiliateCategories.up(connection.db);

describe('brands of the version before affiliates', () => {
  const stored = { _id: '1:150', urlRoute: 'ashfield', flagsOff: ['manual-address'] };

  it('hide no category', async () => {
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toEqual({ ...stored, hiddenAffiliateCategories: [] });
  });

  it('keep what was set when the migration runs again', async () => {
    const set = { ...stored, hiddenAffiliateCategories: [1] };
    await brands().insertOne(set);
    await migrate();
    expect(await brands().findOne()).toEqual(set);
  });
});
