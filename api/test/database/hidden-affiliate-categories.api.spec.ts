import { hiddenAffiliateCategories } from '../../src/common/database/migrations/2026-11-22-hidden-affiliate-categories.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(hiddenAffiliateCategories);

const brands = () => collection<{ _id: string }>('brands');

describe('brands of the version before affiliates', () => {
  const stored = { _id: '1:150', urlRoute: 'ashfield', flagsOff: ['manual-address'] };

  it('hide no category', async () => {
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toEqual({ ...stored, hiddenAffiliateCategories: [] });
  });

  it('keep their settings when the migration runs again', async () => {
    const set = { ...stored, hiddenAffiliateCategories: [1] };
    await brands().insertOne(set);
    await migrate();
    expect(await brands().findOne()).toEqual(set);
  });
});
