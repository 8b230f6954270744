import { setUpRows } from './set-up-rows';
import { someSetUp } from './set-up.fixture';

const { energy, entertainment, council, water } = someSetUp;
const rowsOf = (changes: Partial<typeof someSetUp>, postcode = 'MK40 2QT') =>
  setUpRows({ ...someSetUp, ...changes }, postcode).map(({ name, line, status, label }) =>
    [name, line.replaceAll('\u00a0', ' '), label ?? status].join(' | '),
  );

it('lists every offered service with its outcome', () => {
  expect(rowsOf({})).toEqual([
    'Energy | Larkfield Fix 12, from 02 Dec 2026 | completed',
    'Council Tax | Bedford Borough Council | completed',
    'Water | Anglian Water | todo',
    'Broadband, Phone and TV | Customer did not want it | Skipped',
  ]);
});

it('leaves out what the brand does not offer', () => {
  const off = { isOffered: false };
  expect(
    rowsOf({ energy: { ...energy, ...off }, council: { ...council, ...off }, water: { ...water, ...off } }),
  ).toEqual(['Broadband, Phone and TV | Customer did not want it | Skipped']);
  expect(rowsOf({ entertainment: { ...entertainment, ...off } })).toHaveLength(3);
});

it.each([
  ['left for later', { isSkipped: true }, 'Energy | Left for later | Skipped'],
  ['not wanted', { isOptedIn: false, isSkipped: true }, 'Energy | Customer did not want it | Skipped'],
  ['wanted', {}, 'Energy | Wanted, but not set up | Not set up'],
  ['impossible here', { isNotThroughUs: true }, 'Energy | No plan could be quoted for this home | elsewhere'],
])('states why energy was not set up: %s', (_, change, expected) => {
  expect(rowsOf({ energy: { ...energy, isCompleted: false, ...change } })[0]).toBe(expected);
});

it('lists the fuels of mixed meters separately', () => {
  const electricity = { ...energy, fuelType: 'Electric' } as const;
  const gas = { ...energy, fuelType: 'Gas', isCompleted: false } as const;
  expect(rowsOf({ energy: electricity, energySecondary: gas }).slice(0, 2)).toEqual([
    'Electricity | Larkfield Fix 12, from 02 Dec 2026 | completed',
    'Gas | Wanted, but not set up | Not set up',
  ]);
});

it('shows broadband as ordered, or as waiting for the provider', () => {
  const ordered = { ...entertainment, packageName: 'Full Fibre 500', supplierName: 'Brightline' };
  expect(rowsOf({ entertainment: { ...ordered, isCompleted: true, activationDate: '2026-12-03' } }).at(-1)).toBe(
    'Broadband, Phone and TV | Full Fibre 500, from 03 Dec 2026 | completed',
  );
  expect(rowsOf({ entertainment: { ...ordered, packageName: null, wombbUserConfirmed: true } }).at(-1)).toBe(
    'Broadband, Phone and TV | Brightline | pending',
  );
});

it('has one row if one bill covers council tax and water', () => {
  expect(rowsOf({ isCouncilWithWater: true }).slice(1, -1)).toEqual([
    'Council Tax and water | Bedford Borough Council | completed',
  ]);
});

it('names authorities that are missing, and homes without a bill for water', () => {
  expect(rowsOf({ council: { ...council, councilName: null } })[1]).toBe('Council Tax | Not identified | completed');
  expect(rowsOf({ water: { ...water, isWithoutBill: true } }, 'BT1 1AA').slice(1, 3)).toEqual([
    'Rates | Bedford Borough Council | completed',
    'Water | Not billed separately at this home | completed',
  ]);
  expect(rowsOf({ water: { ...water, isScotland: true } })[2]).toMatch(/^Water \| Not billed separately/);
  expect(rowsOf({ water: { ...water, isAvailable: false } })[2]).toMatch(/^Water \| Not billed separately/);
});
