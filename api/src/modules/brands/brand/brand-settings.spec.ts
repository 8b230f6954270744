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

const [uploaded, other] = ['0123456789abcdef0123456789abcdef.svg', 'fedcba9876543210fedcba9876543210.png'];

describe('another theme', () => {
  it('brings its mark in place of one of ours', () => {
    const changed = replaceSettings(settingsOf(oakwood), { theme: 'meadow' });
    expect(changed).toMatchObject({ theme: 'meadow', look: { mark: 'meadow', logo: null }, mark: 'meadow' });
    expect(fieldsOf(changed)).toMatchObject({ theme: 'meadow', logo: 'meadow' });
  });

  it('keeps a given mark, and uploaded pictures', () => {
    expect(replaceSettings(settingsOf(oakwood), { theme: 'meadow', mark: 'default' }).mark).toBe('default');
    const pictures = { logo: uploaded, 'dark-logo': other, mark: other };
    const changed = replaceSettings({ ...settingsOf(oakwood), ...pictures }, { theme: 'meadow' });
    expect(changed).toMatchObject({
      theme: 'meadow',
      look: { font: 'figtree-bold', logo: uploaded, darkLogo: other, mark: other },
      ...pictures,
    });
  });
});

describe('pictures', () => {
  it('are part of the look, and the logo is also stored for the previous version', () => {
    const changed = replaceSettings(settingsOf(oakwood), { logo: uploaded, 'dark-logo': other, mark: uploaded });
    expect(fieldsOf(changed)).toMatchObject({
      theme: 'oakwood',
      look: { font: 'newsreader', logo: uploaded, darkLogo: other, mark: uploaded },
      logo: `/brand-pictures/${uploaded}`,
    });
    expect(fieldsOf(changed).lookHash).toBe(oakwood.lookHash);
  });

  it('are removed together: without a logo there is none for dark pages', () => {
    const current = replaceSettings(settingsOf(oakwood), { logo: uploaded, 'dark-logo': other });
    const changed = replaceSettings(current, { logo: null });
    expect(changed).toMatchObject({ logo: null, 'dark-logo': null, mark: 'oakwood' });
    expect(fieldsOf(changed)).toMatchObject({ logo: 'oakwood', look: { logo: null, darkLogo: null, mark: 'oakwood' } });
  });

  it('include an https address of an earlier version until it is replaced', () => {
    const external = { ...oakwood, logo: 'https://oakwood.example/logo.svg' };
    expect(settingsOf(external)).toMatchObject({ logo: 'https://oakwood.example/logo.svg', mark: 'oakwood' });
    const themed = replaceSettings(settingsOf(external), { theme: 'meadow' });
    expect(fieldsOf(themed)).toMatchObject({
      logo: 'https://oakwood.example/logo.svg',
      look: { logo: null, mark: 'meadow' },
    });
    expect(fieldsOf(replaceSettings(settingsOf(external), { logo: uploaded })).logo).toBe(
      `/brand-pictures/${uploaded}`,
    );
    expect(fieldsOf(replaceSettings(settingsOf(external), { logo: null })).logo).toBe('oakwood');
  });
});

describe('a separate look', () => {
  const ashfield = aTheme({ dark: { accent: '#9fd0ee' } });

  it('replaces the theme, keeps the pictures, and is stored with the hash of its style sheet', () => {
    const current = replaceSettings(settingsOf(oakwood), { logo: uploaded });
    const changed = replaceSettings(current, { look: ashfield });
    const look = { ...ashfield, logo: uploaded, mark: 'oakwood' };
    expect(changed).toMatchObject({ theme: null, look, logo: uploaded, mark: 'oakwood' });
    expect(fieldsOf(changed)).toMatchObject({
      theme: 'default',
      look,
      lookHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('brings its pictures, unless others are given', () => {
    const look = { ...ashfield, logo: uploaded, mark: 'meadow' };
    expect(replaceSettings(settingsOf(oakwood), { look })).toMatchObject({ logo: uploaded, mark: 'meadow' });
    expect(replaceSettings(settingsOf(oakwood), { look, logo: other, mark: 'harbour' })).toMatchObject({
      look: { logo: other, mark: 'harbour' },
      logo: other,
      mark: 'harbour',
    });
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
      { setting: 'mark', before: 'oakwood', after: 'meadow' },
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
