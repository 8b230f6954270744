import { type Connection, createConnection } from 'mongoose';
import { brandPrivacyAndDarkMode } from '../../src/common/database/migrations/2026-11-22-brand-privacy-and-dark-mode.js';
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
const migrate = async () => connection.db && brandPrivacyAndDarkMode.up(connection.db);

describe('brands of the version before privacy notices and dark mode', () => {
  const stored = { _id: '1:150', urlRoute: 'ashfield', theme: 'meadow', logo: 'https://ashfield.example/logo.svg' };

  it('stay light and link to no notice', async () => {
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toEqual({ ...stored, darkMode: false, privacyNotice: null });
  });

  it('keep what was set when the migration runs again', async () => {
    const set = { ...stored, darkMode: true, privacyNotice: 'https://ashfield.example/privacy' };
    await brands().insertOne(set);
    await migrate();
    expect(await brands().findOne()).toEqual(set);
  });
});
