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

it('lists the settings that differ, in their order', () => {
  const changed = { ...oakwood, skyTv: false, support: { ...oakwood.support, phone: '01632 960 999' } };
  expect(differences(oakwood, changed)).toEqual([
    { setting: 'phone', before: '01632 960 101', after: '01632 960 999' },
    { setting: 'sky', before: 'yes', after: 'no' },
  ]);
  expect(differences(oakwood, oakwood)).toEqual([]);
});
