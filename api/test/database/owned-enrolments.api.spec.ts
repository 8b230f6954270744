import { Types } from 'mongoose';
import { ownedEnrolments } from '../../src/common/database/migrations/2026-11-24-owned-enrolments.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(ownedEnrolments);

it('marks enrolments whose mover has proven a contact here, and keeps every renewed token', async () => {
  const renewed = { _id: new Types.ObjectId(), enrolmentType: 'Lettings', renewedTokenHash: 'a-hash' };
  const direct = { _id: new Types.ObjectId(), enrolmentType: 'Direct', contactNumberVerified: true };
  const sentAsVerified = { _id: new Types.ObjectId(), enrolmentType: 'Lettings', emailAddressVerified: true };
  const unproven = { _id: new Types.ObjectId(), enrolmentType: 'Direct', emailAddressVerified: false };
  const enrolments = collection('enrolments');
  await enrolments.insertMany([renewed, direct, sentAsVerified, unproven]);
  for (let run = 0; run < 2; run += 1) await migrate();
  expect(await enrolments.find().toArray()).toEqual([
    { ...renewed, ownedAt: expect.any(Date) as Date, renewedTokenHashes: ['a-hash'] },
    { ...direct, ownedAt: expect.any(Date) as Date },
    sentAsVerified,
    unproven,
  ]);
});
