import { Types } from 'mongoose';
import { broadbandChoices } from '../../src/common/database/migrations/2026-11-22-broadband-choices.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(broadbandChoices);

const enrolments = () => collection('enrolments');
const migrated = async (broadband: object | null) => {
  await enrolments().insertOne({ _id: new Types.ObjectId(), version: 3, broadband });
  await migrate();
  return (await enrolments().findOne({}))?.['broadband'];
};

const chosenAt = new Date('2026-11-20T10:00:00Z');
const shown = { packageId: 'BRI-F36', sourceId: 'ht', termsUrl: null };
const completedPackage = { ...shown, addOns: [], monthlyExitFee: null, activation: null };
const added = { addOns: [], skyCallbackSlot: null, consent: null };

describe('a choice of broadband as the version before stored it', () => {
  it('gets no add-on, slot, consent or expected activation if it is ordered', async () => {
    const order = { number: 'HT-0001', startDate: '2026-12-01' };
    expect(await migrated({ package: shown, chosenAt, order, click: null })).toEqual({
      package: completedPackage,
      chosenAt,
      order: { ...order, activationDate: null },
      click: null,
      ...added,
    });
  });

  it('keeps its click while it is pending on the provider’s own site', async () => {
    const click = { id: 'C1', url: 'https://provider.example/?click=C1' };
    expect(await migrated({ package: shown, chosenAt, order: null, click })).toEqual({
      package: completedPackage,
      chosenAt,
      order: null,
      click,
      ...added,
    });
  });

  it('remains unchanged when the migration runs again', async () => {
    const consent = { version: '2026-11', givenAt: chosenAt };
    const today = { package: completedPackage, chosenAt, order: null, click: null, ...added, consent };
    expect(await migrated(today)).toEqual(today);
  });

  it('stays missing if none was made', async () => {
    expect(await migrated(null)).toBeNull();
  });
});
