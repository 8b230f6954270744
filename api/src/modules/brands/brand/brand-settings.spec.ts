import { aTheme } from '@home-move/contract/testing';
import { type Brand, demoBrands } from './brands.data.js';
import { differences, fieldsOf, formatSetting, replaceSettings, settingsOf } from './brand-settings.js';

const [, oakwood, ...others] = demoBrands('https://partner.example') as [Brand, Brand, ...Brand[]];

it('returns each setting of a brand, and the fields that store it', () => {
  for (const brand of [oakwood, ...others]) expect(brand).toMatchObject(fieldsOf(settingsOf(brand)));
});

it.each([
  [null, 'none'],
  [true, 'yes'],
  [3, 'preselected'],
  [0, 'no'],
  [[], 'none'],
  [[1, 3], '1,3'],
  ['weekdays', 'weekdays'],
] as const)('formats %j as %s', (value, text) => {
  expect(formatSetting(value)).toBe(text);
});

describe('another theme', () => {
  it('brings its mark', () => {
    expect(replaceSettings(settingsOf(oakwood), { theme: 'meadow' })).toMatchObject({
      theme: 'meadow',
      logo: 'meadow',
    });
  });

  it.each([
    ['a picture', { logo: 'https://oakwood.example/logo.svg' }, {}, 'https://oakwood.example/logo.svg'],
    ['a given logo', {}, { logo: 'default' }, 'default'],
  ] as const)('keeps %s', (_, current, given, logo) => {
    const changed = replaceSettings({ ...settingsOf(oakwood), ...current }, { theme: 'meadow', ...given });
    expect(changed).toMatchObject({ theme: 'meadow', logo });
  });
});

describe('a separate look', () => {
  const ashfield = aTheme({ dark: { accent: '#9fd0ee' } });

  it('replaces the theme, keeps the mark, and is stored with the hash of its style sheet', () => {
    const changed = replaceSettings(settingsOf(oakwood), { look: ashfield });
    expect(changed).toMatchObject({ theme: null, look: { ...ashfield, mark: 'oakwood' }, logo: 'oakwood' });
    expect(fieldsOf(changed)).toMatchObject({
      theme: 'default',
      look: { ...ashfield, mark: 'oakwood' },
      lookHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('brings its mark, unless the logo is a picture or is given', () => {
    const look = { ...ashfield, mark: 'meadow' };
    expect(replaceSettings(settingsOf(oakwood), { look }).logo).toBe('meadow');
    expect(replaceSettings(settingsOf(oakwood), { look, logo: 'harbour' })).toMatchObject({
      look: { mark: 'harbour' },
      logo: 'harbour',
    });
    const picture = { ...settingsOf(oakwood), logo: 'https://oakwood.example/logo.svg' };
    expect(replaceSettings(picture, { look }).logo).toBe('https://oakwood.example/logo.svg');
  });

  it('is listed by the values that differ, without the look of a theme', () => {
    const [before, after] = [
      { ...oakwood, look: ashfield },
      { ...oakwood, look: aTheme({ dark: { surface: '#101010' }, corners: 'pill' }) },
    ];
    expect(differences(before, after)).toEqual([
      { setting: 'look.dark.accent', before: '#9fd0ee', after: 'derived' },
      { setting: 'look.corners', before: 'rounded', after: 'pill' },
      { setting: 'look.dark.surface', before: 'derived', after: '#101010' },
    ]);
    const meadow = { ...oakwood, ...fieldsOf(replaceSettings(settingsOf(oakwood), { theme: 'meadow' })) };
    expect(differences(oakwood, meadow)).toEqual([
      { setting: 'theme', before: 'oakwood', after: 'meadow' },
      { setting: 'logo', before: 'oakwood', after: 'meadow' },
    ]);
  });
});

it('lists the settings that differ, in their order', () => {
  const changed = { ...oakwood, skyTv: false, support: { ...oakwood.support, phone: '01632 960 999' } };
  expect(differences(oakwood, changed)).toEqual([
    { setting: 'phone', before: '01632 960 101', after: '01632 960 999' },
    { setting: 'sky', before: 'yes', after: 'no' },
  ]);
  expect(differences(oakwood, oakwood)).toEqual([]);
});
