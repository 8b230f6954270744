import { brandPrivacyAndDarkMode } from '../../src/common/database/migrations/2026-11-22-brand-privacy-and-dark-mode.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(brandPrivacyAndDarkMode);

const brands = () => collection<{ _id: string }>('brands');

describe('brands of the version before privacy notices and dark mode', () => {
  const stored = { _id: '1:150', urlRoute: 'ashfield', theme: 'meadow', logo: 'https://ashfield.example/logo.svg' };

  it('stay light and link to no notice', async () => {
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toEqual({ ...stored, darkMode: false, privacyNotice: null });
  });

  it('keep their settings when the migration runs again', async () => {
    const set = { ...stored, darkMode: true, privacyNotice: 'https://ashfield.example/privacy' };
    await brands().insertOne(set);
    await migrate();
    expect(await brands().findOne()).toEqual(set);
  });
});
