import { Types } from 'mongoose';
import { acceptedDays } from '../../src/common/database/migrations/2026-11-22-accepted-days.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(acceptedDays);

const setUp = { applicationReference: 'TH-1', switchesOn: '2026-12-05' };

it('leaves the day on which a supplier accepted energy unknown, and touches nothing else', async () => {
  const before = [
    { _id: new Types.ObjectId(), energySetUp: setUp, secondarySetUp: setUp },
    { _id: new Types.ObjectId(), energySetUp: null, secondarySetUp: null },
    { _id: new Types.ObjectId(), energySetUp: { ...setUp, acceptedOn: '2026-11-20' } },
  ];
  const enrolments = collection('enrolments');
  await enrolments.insertMany(before);
  for (let run = 0; run < 2; run += 1) await migrate();
  const unknown = { ...setUp, acceptedOn: null };
  expect(await enrolments.find().toArray()).toEqual([
    { ...before[0], energySetUp: unknown, secondarySetUp: unknown },
    before[1],
    before[2],
  ]);
});
