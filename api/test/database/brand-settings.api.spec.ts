import { brandSettings } from '../../src/common/database/migrations/2026-11-26-brand-settings.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(brandSettings);

const brands = () => collection<{ _id: string }>('brands');

describe('brands of the version before their own senders and suppliers, and before the archive', () => {
  const stored = { _id: '1:150', urlRoute: 'ashfield', hostOrigins: ['https://ashfield.example'] };

  it('have the senders and the supplier of the environment, and are in use', async () => {
    await brands().insertOne(stored);
    await migrate();
    const added = { mailFrom: null, smsSender: null, namedSupplier: null, archivedAt: null };
    expect(await brands().findOne()).toEqual({ ...stored, ...added });
  });

  it('keep their settings when the migration runs again', async () => {
    const archivedAt = new Date('2026-11-26T10:00:00Z');
    const senders = { mailFrom: 'move@ashfield.example', smsSender: 'Ashfield' };
    const set = { ...stored, ...senders, namedSupplier: 'Glimmer', archivedAt };
    await brands().insertOne(set);
    await migrate();
    expect(await brands().findOne()).toEqual(set);
  });
});
