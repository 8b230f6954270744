import { brandChangesSchema, brandSettingsSchema, optionHelp } from './brand-settings.schema.js';

type Mode = Parameters<typeof brandSettingsSchema>[0];

const messagesOf = (typed: Readonly<Record<string, string>>, mode: Mode = 'demo') =>
  brandSettingsSchema(mode)
    .partial()
    .safeParse(typed)
    .error?.issues.map(({ message }) => message) ?? [];

it('reads each setting as an operator types it', () => {
  const typed = {
    name: ' Ashfield Homes ',
    theme: 'meadow',
    look: '{"light":{"accent":"2A75A4","surface":"#ffffff"},"font":"newsreader"}',
    logo: 'none',
    'dark-logo': '0123456789abcdef0123456789abcdef.png',
    mark: '0123456789abcdef0123456789abcdef.svg',
    dark: 'no',
    phone: '01632 960 404',
    email: 'move@ashfield.example',
    hours: 'weekdays',
    legal: 'Ashfield introduces you.',
    privacy: 'https://ashfield.example/privacy',
    'mail-from': 'moving@ashfield.example',
    'mail-name': ' Ashfield Moving Team ',
    'reply-to': 'help@ashfield.example',
    'sms-sender': 'none',
    'named-supplier': 'none',
    energy: 'yes',
    entertainment: 'no',
    council: 'preselected',
    water: 'mandatory',
    sky: 'yes',
    'flags-off': 'manual-address, otp-login',
    'hidden-categories': '1,3',
    origins: 'https://ashfield.example/,http://localhost:4002',
  };
  expect(brandSettingsSchema('demo').parse(typed)).toEqual({
    ...typed,
    name: 'Ashfield Homes',
    look: {
      light: { accent: '#2a75a4', surface: '#ffffff' },
      dark: {},
      corners: 'rounded',
      font: 'newsreader',
      depth: 'shadows',
      logo: null,
      darkLogo: null,
      mark: null,
    },
    logo: null,
    dark: false,
    'mail-name': 'Ashfield Moving Team',
    'sms-sender': null,
    'named-supplier': null,
    energy: 1,
    entertainment: 2,
    council: 3,
    water: 4,
    sky: true,
    'flags-off': ['manual-address', 'otp-login'],
    'hidden-categories': [1, 3],
    origins: ['https://ashfield.example', 'http://localhost:4002'],
  });
});

it.each<[Record<string, string>, string]>([
  [{ logo: 'oakwood' }, 'the file of an SVG or PNG, or none; give one of our marks with --mark'],
  [
    { logo: 'https://ashfield.example/logo.svg' },
    'the file of an SVG or PNG, or none; give one of our marks with --mark',
  ],
  [
    { logo: '../../0123456789abcdef0123456789abcdef.svg' },
    'the file of an SVG or PNG, or none; give one of our marks with --mark',
  ],
  [{ 'dark-logo': 'oakwood' }, 'the file of an SVG or PNG, or none; give one of our marks with --mark'],
  [{ mark: 'pink' }, 'one of default, oakwood, harbour, meadow, or the file of a square SVG or PNG'],
  [{ mark: 'none' }, 'one of default, oakwood, harbour, meadow, or the file of a square SVG or PNG'],
  [{ energy: 'maybe' }, 'one of yes, no, preselected, mandatory'],
  [{ 'hidden-categories': '9' }, 'one of 1 insurance, 2 removals, 3 cleaning, 4 storage'],
  ...['Ashfield Homes', 'AshfieldHomes', '1234', '07700900123', '+44 7700 900123'].map(
    (sender): [Record<string, string>, string] => [
      { 'sms-sender': sender },
      'at most 11 letters and digits, a number like +447700900123, or a short code',
    ],
  ),
  ...['mail-from', 'reply-to'].flatMap((name) =>
    ['Ashfield <a@ashfield.example>', 'a@ashfield.example\r\nBcc: b@x.example', 'a@x.example,b@x.example'].map(
      (address): [Record<string, string>, string] => [{ [name]: address }, 'an email address, or none'],
    ),
  ),
  [{ 'mail-name': 'Ashfield\r\nBcc: b' }, 'one line without control characters'],
  [{ 'mail-name': 'bank@ashfield.example' }, 'without quotation marks, < > and @'],
  [{ 'named-supplier': '' }, 'is empty'],
  [{ origins: 'https://a.example/page' }, 'https://a.example/page is no bare origin like https://www.partner.example'],
  [{ origins: 'http://a.example' }, 'http://a.example is neither https nor on this machine'],
  [{ origins: 'http://192.168.1.4' }, 'http://192.168.1.4 is neither https nor on this machine'],
])('rejects %j', (typed, message) => {
  expect(messagesOf(typed)).toEqual([message]);
});

it.each(['Ashfield', 'A1', '+447700900123', '60777'])('accepts %s as the sender of text messages', (sender) => {
  expect(messagesOf({ 'sms-sender': sender })).toEqual([]);
});

it('rejects an unknown flag, and lists the flags', () => {
  expect(messagesOf({ 'flags-off': 'pink' })).toEqual([expect.stringMatching(/^none, or some of otp-login, /)]);
});

describe('addresses in production', () => {
  it.each<[Record<string, string>, string]>([
    [{ privacy: 'http://a.example/privacy' }, 'http://a.example/privacy is not https'],
    [{ privacy: 'https://10.1.2.3/privacy' }, 'https://10.1.2.3/privacy is on this machine or in a private network'],
    [{ origins: 'http://localhost:4002' }, 'http://localhost:4002 is not https'],
    [{ origins: 'https://localhost' }, 'https://localhost is on this machine or in a private network'],
  ])('are rejected unless they are public and https: %j', (typed, message) => {
    expect(messagesOf(typed, 'production')).toEqual([message]);
    expect(messagesOf(typed, 'demo')).toEqual([]);
  });

  it('are reported once if they are malformed', () => {
    expect(messagesOf({ privacy: 'javascript:alert(1)' }, 'production')).toEqual([
      'not an address like https://www.partner.example/privacy',
    ]);
  });
});

it('has help for every setting', () => {
  const { shape } = brandChangesSchema('demo');
  const all = [...Object.entries(brandSettingsSchema('demo').shape), ...Object.entries(shape)];
  expect(all.filter(([, setting]) => !optionHelp.get(setting)).map(([name]) => name)).toEqual([]);
});
