import { brandSendersAndArchive } from '../../src/common/database/migrations/2026-11-26-brand-senders-and-archive.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(brandSendersAndArchive);

const brands = () => collection<{ _id: string }>('brands');

describe('brands of the version before senders and archived brands', () => {
  const stored = { _id: '1:150', urlRoute: 'ashfield', hostOrigins: ['https://ashfield.example'] };

  it('have the senders of the environment, and are in use', async () => {
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toEqual({ ...stored, mailFrom: null, smsSender: null, archivedAt: null });
  });

  it('keep their settings when the migration runs again', async () => {
    const archivedAt = new Date('2026-11-26T10:00:00Z');
    const set = { ...stored, mailFrom: 'move@ashfield.example', smsSender: 'Ashfield', archivedAt };
    await brands().insertOne(set);
    await migrate();
    expect(await brands().findOne()).toEqual(set);
  });
});
