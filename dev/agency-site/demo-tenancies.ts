import { addDays } from '../sandbox/clock/clock.js';
import { agreedText, type Home, type Tenancy, type Tenant } from './tenancy.js';

const castleRoad = (houseNameOrNumber: string): Home => ({
  houseNameOrNumber,
  addressLine1: 'Castle Road',
  town: 'Bedford',
  postcode: 'MK40 2QT',
});

const tenant = (title: string, firstName: string, surname: string, lastDigits: string): Tenant => ({
  title,
  firstName,
  surname,
  emailAddress: `${firstName}.${surname}@example.test`.toLowerCase(),
  contactNumber: `07700 900${lastDigits}`,
});

/** The tenancies that the demo starts with. Home Move rejects the last one: its date is too far ahead, its postcode incomplete. */
export function demoTenancies(today: string): readonly Tenancy[] {
  const agreedOn = addDays(today, -3);
  const fromToday = (days: number) => ({ moveInDate: addDays(today, days), agreedOn, inviteDaysBefore: null });
  return [
    { number: 'T-2041', tenant: tenant('Ms', 'Imogen', 'Castellane', '151'), home: castleRoad('8'), ...fromToday(5) },
    { number: 'T-2042', tenant: tenant('Mr', 'Tobias', 'Wrenfield', '152'), home: castleRoad('10'), ...fromToday(7) },
    { number: 'T-2043', tenant: tenant('Dr', 'Beatrix', 'Lampard', '153'), home: castleRoad('12'), ...fromToday(10) },
    {
      number: 'T-2044',
      tenant: tenant('Mr', 'Idris', 'Holloway', '154'),
      home: { houseNameOrNumber: '', addressLine1: '', town: '', postcode: 'CF10 3NP' },
      ...fromToday(12),
    },
    {
      number: 'T-2045',
      tenant: tenant('Mrs', 'Saoirse', 'Penhallow', '155'),
      home: castleRoad('16'),
      ...fromToday(24),
      inviteDaysBefore: 14,
    },
    {
      number: 'T-2046',
      tenant: tenant('Ms', 'Rowan', 'Achterberg', '156'),
      home: { ...castleRoad('18'), postcode: 'MK40' },
      ...fromToday(75),
    },
  ];
}

/** The tenancies of the demo as a file that Home Move imports. */
export function exampleFile(today: string): string {
  const rows = demoTenancies(today).map(({ number, tenant: person, home, moveInDate, agreedOn, inviteDaysBefore }) => ({
    reference: number,
    brand: 'oakwood',
    type: 'Lettings',
    ...person,
    ...home,
    moveInDate,
    agreedText,
    agreedDate: agreedOn,
    inviteDaysBefore: String(inviteDaysBefore ?? ''),
  }));
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => Object.values(row))].map((cells) => `${cells.join(',')}\r\n`).join('');
}
