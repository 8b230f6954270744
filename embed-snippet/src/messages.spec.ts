import { readMessage } from './messages';

it('reads only known fields, clamped', () => {
  expect(readMessage({ type: 'step', journey: 'energy', step: 'energy-list', index: 4, of: 6, name: 'Sam' })).toEqual({
    type: 'step',
    journey: 'energy',
    step: 'energy-list',
    index: 4,
    of: 6,
  });
  expect(readMessage({ type: 'complete', ref: 'x'.repeat(500) })).toEqual({ type: 'complete', ref: 'x'.repeat(60) });
  expect(readMessage({ type: 'service', service: 'energy', outcome: 'completed', amount: 13788 })).toEqual({
    type: 'service',
    service: 'energy',
    outcome: 'completed',
  });
});

it.each([
  [undefined, []],
  ['oakwood', []],
  [
    ['oakwood', 'harbour', 7, 'no brand!', '<b>'],
    ['oakwood', 'harbour'],
  ],
])('reads the brands of the host %j as %j', (hostBrands, expected) => {
  expect(readMessage({ type: 'ready', hostBrands })).toEqual({ type: 'ready', hostBrands: expected });
});

it.each([
  [1, 320],
  [1200.7, 1200],
  [9_999_999, 20_000],
  [Number.NaN, 320],
  ['1200', 320],
])('reads a height of %s as %i px', (px, expected) => {
  expect(readMessage({ type: 'height', px })).toEqual({ type: 'height', px: expected, isPrompted: false });
});

it('counts a height as prompted only when the frame reports so', () => {
  expect(readMessage({ type: 'height', px: 900, isPrompted: true })).toEqual({
    type: 'height',
    px: 900,
    isPrompted: true,
  });
  expect(readMessage({ type: 'height', px: 900, isPrompted: 'yes' })).toMatchObject({ isPrompted: false });
});

it('reads the beginning and end of a session without other data', () => {
  expect(readMessage({ type: 'auth', isLoggedIn: true, token: 'eyJ' })).toEqual({ type: 'auth', isLoggedIn: true });
  expect(readMessage({ type: 'auth', isLoggedIn: 'yes' })).toEqual({ type: 'auth', isLoggedIn: false });
});

it('reads the outcome of a prefill code, and nothing else in the message', () => {
  expect(readMessage({ type: 'prefill', outcome: 'used', surname: 'Hartley' })).toEqual({
    type: 'prefill',
    outcome: 'used',
  });
  expect(readMessage({ type: 'prefill', outcome: 'Hartley' })).toEqual({ type: 'prefill', outcome: 'refused' });
});

it('reads the name and known colours of a look', () => {
  const colours = {
    surface: '#F8f7f4',
    accent: 'teal',
    header: 'url(https://evil.example)',
    text: 7,
    spark: '#f2b486',
  };
  expect(readMessage({ type: 'look', name: 'Oakwood Lettings', colours })).toEqual({
    type: 'look',
    name: 'Oakwood Lettings',
    colours: { surface: '#F8f7f4', accent: 'teal' },
  });
});

it.each([undefined, null, 'red', ['#fff']])('reads a look without colours if they are %j', (colours) => {
  expect(readMessage({ type: 'look', name: 7, colours })).toEqual({ type: 'look', name: '', colours: {} });
});

it.each(['#fff; } body { display: none', 'var(--x)', 'rgb(0 0 0)', '#ggg', ''])(
  'leaves the colour %j out of a style sheet',
  (accent) => {
    expect(readMessage({ type: 'look', name: '', colours: { accent } })).toMatchObject({ colours: {} });
  },
);

it.each([null, 'ready', 7, {}, { type: 'token', token: 'x' }])('ignores %j', (message) => {
  expect(readMessage(message)).toBeNull();
});

describe('what an agent does', () => {
  const personal = { name: 'Sam', content: 'Partner Rob pays' };
  const longest = 'x'.repeat(64);

  it.each(['note', 'finished', 'forgotten'])('is reported by %s with the reference of the CRM only', (type) => {
    expect(readMessage({ type, reference: longest, ...personal })).toEqual({ type, reference: longest });
    expect(readMessage({ type, reference: `${longest}y` })).toEqual({ type, reference: longest });
    expect(readMessage({ type, ...personal })).toEqual({ type, reference: null });
  });

  it.each([
    ['energy', 'energy'],
    ['entertainment', 'entertainment'],
    [null, null],
    ['sam@example.test', null],
  ])('is reported by link with the journey %j as %j', (journey, expected) => {
    expect(readMessage({ type: 'link', reference: '20418', journey, ...personal })).toEqual({
      type: 'link',
      reference: '20418',
      journey: expected,
    });
  });
});

describe('where an agent continues', () => {
  it.each([
    'https://crm.example/queue?case=7',
    `${location.origin}/queue`,
    '__HM_ADMIN_ORIGIN__',
    '__HM_ADMIN_ORIGIN__/?enrolment=5a3d01',
  ])('may be %s', (url) => {
    expect(readMessage({ type: 'navigate', url, reference: '20418', name: 'Sam' })).toEqual({
      type: 'navigate',
      reference: '20418',
      url,
    });
  });

  it.each([
    'http://evil.example/',
    '__HM_ADMIN_ORIGIN__.evil.example/',
    '__HM_ADMIN_ORIGIN__@evil.example/',
    `${location.origin}@evil.example/`,
    'javascript:alert(1)',
    '/queue',
    `https://crm.example/${'x'.repeat(2000)}`,
    7,
  ])('is never %s', (url) => {
    expect(readMessage({ type: 'navigate', url })).toBeNull();
  });
});
