const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromToday = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const postcodes =
  'MK40 2QT,EH3 9QN,CF10 3NP,BT1 5GS,LS6 1AN,B29 6BD,M14 5RX,NE6 5LR,BS8 1TH,NG7 2RD,SW9 8HG,SO17 1BJ,EX4 4QJ,TR1 2HE,PL4 8AA,ZE1 0ZZ,GY1 1AA'.split(
    ',',
  );
const emails = ['sam.hartley', 'pat.morgan', 'chris.doyle', 'fuzz'].map((name) => `${name}@example.test`);
const numbers = ['07700900101', '07700900102', '07700900999', '+44 7700 900101'];
const identifiers = { selectedPartner: [100, 101, 102, 103], selectedSubpartner: [201], selectedBranch: [301] };

/** Values that a field or parameter of this name accepts, if its schema does not show them. */
export const knownValues = () => ({
  ...identifiers,
  postcode: postcodes,
  emailAddress: emails,
  email: emails,
  username: emails,
  contact: [...emails, ...numbers],
  contactNumber: numbers,
  channel: [0, 1, 'email', 'sms'],
  code: ['000000', '123456'],
  password: ['Moving1!', 'Moving2!'],
  firstName: ['Sam', 'Zoë', "O'Neill"],
  surname: ['Hartley', 'Shah', 'Evans', 'Novak'],
  dateOfBirth: ['1985-03-27', '1985-03-27T00:00:00.000Z', dayFromToday(0), '1926-01-01', '1985-02-30'],
  moveInDate: [-200, -30, 0, 1, 7, 14, 29, 30].map(dayFromToday),
  residentialStatus: [201, 202, 203, '201'],
  service: ['0', '1', '2', '3', '6', 0, 99],
  serviceType: ['1', '2', '4', 1, 99],
  sendEmail: ['true', 'false'],
  returnUrl: ['http://localhost:4000/continue'],
  token: ['demo-lettings', 'demo-verified', 'demo-locked', 'demo-social', 'demo-agent'],
  step: ['/enrolment/moving-details', '/energy/list', '/'],
  path: ['/enrolment/moving-details', '/enrolment/energy/list', '/enrolment/energy/payment', '/login'],
  brand: ['default', 'oakwood', 'harbour', 'meadow', 'oakwood-students', 'unknown'],
  branch: ['12', 12, '99'],
  version: [0, 1, 2, 5, '1.0.0', '2026-11'],
  addOns: ['BRI-ANYTIME', 'BRI-WIFI', 'SKY-SPORTS', 'unknown'],
  bankAccountName: ['Sam Hartley', 'S & Co.'],
  bankAccountNumber: ['66374958', '*****958'],
  bankAccountSortCode: ['08-99-99', '089999'],
  preferredDay: [1, 8, 15, '28'],
  termsAndConditions: [true],
  ...Object.fromEntries(
    ['energyOptIn', 'entertainmentOptIn', 'councilOptIn', 'waterOptIn', 'council', 'water', 'sortOption'].map(
      (name) => [name, [0, 1, 2, '1']],
    ),
  ),
  ...Object.fromEntries(
    ['numberOfBedrooms', 'propertyType', 'numberOfPeople'].map((name) => [name, [1, 2, 3, 4, '5']]),
  ),
  electricityKwhUsage: [0, 1, 2700, 99_999],
  gasKwhUsage: [0, 9800],
});

/** Texts that break programs: of Unicode, of databases, of paths and of JavaScript. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '🏠'.repeat(40),
  '\u202e\u200b\ufeff',
  'e\u0301'.repeat(60),
  'x'.repeat(5000),
  '$where',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a\r\nx-injected: 1',
  '9'.repeat(400),
  '1e309',
  '-0',
  'NaN',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
];

/** Segments of a path, encoded as they are sent. */
export const hostileSegments = [
  '%00',
  '%ff',
  '%',
  '..%2f..%2f',
  '%ED%A0%80',
  'x'.repeat(201),
  '%F0%9F%8F%A0',
  '.',
  '%2e%2e',
];
