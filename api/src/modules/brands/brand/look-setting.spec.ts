import { aTheme } from '@home-move/contract/testing';
import { demoThemes } from './demo-themes.data.js';
import { lookSetting, presetOf } from './look-setting.js';

const messagesOf = (text: string) => lookSetting.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
const light = { accent: '#2a75a4', surface: '#ffffff' };
const picture = '0123456789abcdef0123456789abcdef.svg';

it('the file of a look is JSON with at least accent and surface', () => {
  expect(lookSetting.parse(JSON.stringify({ light, mark: 'oakwood' }))).toEqual(aTheme({ mark: 'oakwood' }));
  expect(lookSetting.parse(JSON.stringify({ light, logo: picture }))).toEqual(aTheme({ logo: picture }));
});

it.each<[string, readonly string[]]>([
  ['{"light":', ['is not JSON']],
  ['[]', ['must be a theme, with nothing but light, dark, corners, font, depth, logo, darkLogo and mark']],
  [
    '{"light":{"accent":"blue","surface":"#ffffff"},"font":"Arial"}',
    [
      'light.accent must be a colour such as #5fa8d3',
      'font must be one of figtree, figtree-bold, figtree-heavy, newsreader',
    ],
  ],
  [
    JSON.stringify({ light, logo: 'https://ashfield.example/logo.svg', mark: '../mark.svg' }),
    ['logo must be an uploaded picture', 'mark must be one of our marks or an uploaded picture'],
  ],
])('the file %s of a look is rejected', (text, messages) => {
  expect(messagesOf(text)).toEqual(messages);
});

it('a look with other pictures is still one of ours, and with another colour it is not', () => {
  const { oakwood } = demoThemes;
  expect(presetOf({ ...oakwood, mark: 'meadow' })).toBe('oakwood');
  expect(presetOf({ ...oakwood, logo: picture, darkLogo: picture, mark: picture })).toBe('oakwood');
  expect(presetOf({ ...oakwood, light: { ...oakwood.light, accent: '#2a75a4' } })).toBeNull();
});
