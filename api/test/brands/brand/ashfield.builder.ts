/** For tests: the settings of a new partner, as `brand add` takes them. */
export const ashfield = (overrides: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  route: 'ashfield',
  level: 'partner',
  id: '150',
  name: 'Ashfield Homes',
  theme: 'meadow',
  phone: '01632 960 404',
  email: 'move@ashfield.example.test',
  hours: 'weekdays, 9am to 5pm',
  legal: 'Ashfield Homes introduces you to Home Move Services Ltd.',
  privacy: 'https://www.ashfield.example/privacy',
  ...overrides,
});
