import { Binary, ObjectId } from 'bson';
import { factsOf } from './readable-facts.js';

const lines = (document: object) =>
  factsOf(document).map(
    ({ label, value, depth }) => `${'  '.repeat(depth)}${label}:${value === null ? '' : ` ${value}`}`,
  );

it('names each field, with values of every type', () => {
  expect(
    lines({
      _id: new ObjectId('665f1c2a9b1e8a0012345678'),
      enrolmentId: '665f1c2a9b1e8a0012345678',
      firstName: 'Sam',
      emailAddressVerified: true,
      closed_by: false,
      createdAt: new Date('2026-11-20T10:42:30Z'),
      status: 20,
      fuels: ['gas', 'electricity'],
      address: { cityTown: 'Bedford', postcode: 'MK40 2QT', uprn: null },
    }),
  ).toEqual([
    'Id: 665f1c2a9b1e8a0012345678',
    'First name: Sam',
    'Email address verified: yes',
    'Closed by: no',
    'Created at: 2026-11-20 10:42 UTC',
    'Status: 20',
    'Fuels: gas, electricity',
    'Address:',
    '  City town: Bedford',
    '  Postcode: MK40 2QT',
  ]);
});

it('gives each item of a list of groups a title', () => {
  expect(lines({ offers: [{ name: 'Fix 12' }, { name: 'Fix 24', price: 12.5 }] })).toEqual([
    'Offers 1:',
    '  Name: Fix 12',
    'Offers 2:',
    '  Name: Fix 24',
    '  Price: 12.5',
  ]);
});

it('names only the length of lists that are counted', () => {
  expect(factsOf({ offers: [{ name: 'Fix 12' }, { name: 'Fix 24' }] }, ['offers'])).toEqual([
    { label: 'Offers', value: '2, in the JSON file', depth: 0 },
  ]);
});

it('names a group without details inside another one', () => {
  expect(lines({ needs: { medicineRefrigeration: {} } })).toEqual(['Needs:', '  Medicine refrigeration: yes']);
});

it('leaves out fields without a value', () => {
  expect(lines({ surname: null, notes: '', reference: undefined, list: [], group: {} })).toEqual([]);
});

it('refers to the JSON file for files and long texts', () => {
  expect(
    lines({
      file: new Binary(Buffer.alloc(98_300)),
      image: 'a'.repeat(4000),
      logo: 'data:image/svg+xml;base64,PHN2Zz4=',
    }),
  ).toEqual(['File: in the JSON file (98 kB)', 'Image: in the JSON file (4 kB)', 'Logo: in the JSON file (1 kB)']);
});
