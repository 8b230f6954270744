import { Types } from 'mongoose';
import { passwordPerEnrolment } from '../../src/common/database/migrations/2026-11-22-password-per-enrolment.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(passwordPerEnrolment);

const customers = () => collection<{ _id: string }>('customers');

describe('passwords of the version before, one per address', () => {
  const enrolmentId = '5a3d00000000000000000106';
  const stored = { _id: 'pat@example.test', passwordHash: '$argon2id$1', enrolmentId };
  const copied = { _id: enrolmentId, enrolmentId, email: 'pat@example.test', passwordHash: '$argon2id$1' };

  it.each([true, false])('are copied to their enrolment, whose address is proven: %p', async (isProven) => {
    await collection('enrolments').insertOne({
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
