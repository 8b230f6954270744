import { Types } from 'mongoose';
import { startDates } from '../../src/common/database/migrations/2026-11-22-start-dates.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(startDates);

const tariff = { priceId: 'LARK-FIX12', energyType: 'DualFuel', fixedTermEnd: '2027-11-30', contractLength: 12 };
const offer = { tariff, supplierCode: 'LARK', isNamedSupplier: true };
const selection = { quoteId: 'q1', searchId: 's1', offers: [offer], addOnsIdentifiers: [] };
const added = {
  fuelTypeTermEnd: 'Electricity and gas, until 30\u00a0Nov\u00a02027',
  winterUplift: null,
  enhancedFeatures: [],
  noteDefault: null,
  noteSmartMeter: null,
  paperBillFee: null,
};
const enrolment = {
  _id: new Types.ObjectId(),
  version: 3,
  moveInDate: '2026-11-27',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  selection: null as object | null,
  energySetUp: null as object | null,
};
const stored = async () => collection('enrolments').findOne({});

describe('plans as the version before stored them', () => {
  it('get the move-in date as their start, and the fields that their tariffs lack', async () => {
    await collection('enrolments').insertOne({ ...enrolment, selection });
    await migrate();
    expect(await stored()).toEqual({
      ...enrolment,
      selection: {
        ...selection,
        offers: [{ ...offer, tariff: { ...tariff, ...added, startServiceDate: '2026-11-27' } }],
        startServiceDate: '2026-11-27',
        startsForMoveIn: '2026-11-27',
        startAnswers: null,
      },
    });
  });

  it('keep their start day if they are set up', async () => {
    const energySetUp = { applicationReference: 'TH-1', selection, switchesOn: '2026-12-05' };
    await collection('enrolments').insertOne({ ...enrolment, selection, energySetUp });
    await migrate();
    const started = { startServiceDate: '2026-12-05', startsForMoveIn: '2026-11-27', startAnswers: null };
    expect(await stored()).toMatchObject({
      selection: started,
      energySetUp: { applicationReference: 'TH-1', switchesOn: '2026-12-05', selection: started },
    });
  });

  it('remain unchanged when the migration runs again, and if no plan is chosen', async () => {
    const confirmed = { ...selection, startServiceDate: '2026-12-10', startsForMoveIn: null, startAnswers: null };
    await collection('enrolments').insertMany([
      { ...enrolment, selection: confirmed },
      { ...enrolment, _id: new Types.ObjectId() },
    ]);
    await migrate();
    const all = await collection('enrolments').find().toArray();
    expect(all.map((one) => one['selection'])).toEqual([confirmed, null]);
  });

  it('are quoted with the new fields until they expire', async () => {
    await collection<{ _id: string }>('quotes').insertOne({ _id: 'q1', offers: [offer] } as never);
    await migrate();
    expect(await collection('quotes').findOne({})).toEqual({
      _id: 'q1',
      offers: [{ ...offer, tariff: { ...tariff, ...added, startServiceDate: null } }],
    });
  });
});
