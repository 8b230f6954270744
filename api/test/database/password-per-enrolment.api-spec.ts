import { type Connection, createConnection, Types } from 'mongoose';
import { passwordPerEnrolment } from '../../src/common/database/migrations/2026-11-22-password-per-enrolment.js';
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

const customers = () => connection.collection<{ _id: string }>('customers');
const migrate = async () => connection.db && passwordPerEnrolment.up(connection.db);

describe('passwords of the version before, one per address', () => {
  const enrolmentId = '5a3d00000000000000000106';
  const stored = { _id: 'pat@example.test', passwordHash: '$argon2id$1', enrolmentId };
  const copied = { _id: enrolmentId, enrolmentId, email: 'pat@example.test', passwordHash: '$argon2id$1' };

  it.each([true, false])('are copied to their enrolment, whose address is proven: %p', async (isProven) => {
    await connection.collection('enrolments').insertOne({
      _id: new Types.ObjectId(enrolmentId),
      emailAddress: 'pat@example.test',
      emailAddressVerified: isProven,
    });
    await customers().insertOne(stored);
    await migrate();
    const setAt = new Date(0);
    expect(await customers().find().toArray()).toEqual([stored, { ...copied, isProven, setAt }]);
  });

  it('do not replace a password set since, when the migration runs again', async () => {
    const set = { ...copied, passwordHash: '$argon2id$2', isProven: true, setAt: new Date('2026-11-23T10:00:00Z') };
    await customers().insertMany([stored, set]);
    await migrate();
    expect(await customers().find().toArray()).toEqual([stored, set]);
  });
});
