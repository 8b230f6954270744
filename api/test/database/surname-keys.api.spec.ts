import { Types } from 'mongoose';
import { surnameKeys } from '../../src/common/database/migrations/2026-11-28-surname-keys.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(surnameKeys);

const keysBySurname = async () => {
  const stored = await collection('enrolments').find({}).toArray();
  return stored.map(({ surname, surnameKey }) => [surname, surnameKey]);
};

describe('surnames as the version before stored them', () => {
  it('get a key without case, accents, spaces and hyphens', async () => {
    await collection('enrolments').insertMany([
      { _id: new Types.ObjectId(), surname: 'O’Brien-Jönes' },
      { _id: new Types.ObjectId(), surname: null },
    ]);
    await migrate();
    await migrate();
    expect(await keysBySurname()).toEqual([
      ['O’Brien-Jönes', 'obrienjones'],
      [null, undefined],
    ]);
  });

  it('get their keys in batches, also if there are more than one batch holds', async () => {
    await collection('enrolments').insertMany(
      Array.from({ length: 501 }, () => ({ _id: new Types.ObjectId(), surname: 'Ferris' })),
    );
    await migrate();
    expect(await collection('enrolments').countDocuments({ surnameKey: 'ferris' })).toBe(501);
  });

  it('keep the key that this version has stored', async () => {
    await collection('enrolments').insertOne({ _id: new Types.ObjectId(), surname: 'Ferris', surnameKey: 'ferris' });
    await migrate();
    expect(await keysBySurname()).toEqual([['Ferris', 'ferris']]);
  });
});
