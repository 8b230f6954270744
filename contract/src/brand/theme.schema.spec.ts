import { validationErrors } from '../testing';
import { themeSchema } from './theme.schema';

const light = { accent: '#5fa8d3', surface: '#f3f8fb' };
const picture = '0123456789abcdef0123456789abcdef.svg';

describe('a theme', () => {
  it('requires only an accent and a surface', () => {
    expect(themeSchema.parse({ light })).toEqual({
      light,
      dark: {},
      corners: 'rounded',
      font: 'figtree',
      depth: 'shadows',
      logo: null,
      darkLogo: null,
      mark: null,
    });
  });

  it.each(['#5FA8D3', ' #5fa8d3 ', '5FA8D3'])('reads %j as #5fa8d3', (accent) => {
    expect(themeSchema.parse({ light: { ...light, accent } }).light.accent).toBe('#5fa8d3');
  });

  it.each([
    { light: { ...light, sparkSoft: '#fdeedd', chart4: '#c77b35' } },
    { dark: { surface: '#0f1a22' } },
    { corners: 'pill', font: 'newsreader', depth: 'lines' },
    { logo: picture, darkLogo: picture.replace('svg', 'png'), mark: picture },
    { mark: 'oakwood' },
  ])('accepts a theme with %j', (change) => {
    expect(validationErrors(themeSchema, { light, ...change })).toEqual({});
  });

  const themeMessage = 'must be a theme, with nothing but light, dark, corners, font, depth, logo, darkLogo and mark';
  const colourMessage = 'must be a colour such as #5fa8d3';
  it.each([
    [{ light: undefined }, { light: 'must have accent and surface, and only colours that a brand may set' }],
    [{ light: { surface: '#ffffff' } }, { 'light.accent': colourMessage }],
    [{ light: { ...light, accent: '#5fa' } }, { 'light.accent': colourMessage }],
    [{ light: { ...light, accent: 'rgb(0 0 0)' } }, { 'light.accent': colourMessage }],
    [{ light: { ...light, text: '#000000;}' } }, { 'light.text': colourMessage }],
    [
      { light: { ...light, success: '#00ff00' } },
      { light: 'must have accent and surface, and only colours that a brand may set' },
    ],
    [{ dark: { scrim: '#000000' } }, { dark: 'must have only colours that a brand may set' }],
    [{ corners: 'wavy' }, { corners: 'must be one of square, slight, rounded, pill' }],
    [{ font: 'Comic Sans MS' }, { font: 'must be one of figtree, figtree-bold, figtree-heavy, newsreader' }],
    [{ depth: 'glass' }, { depth: 'must be one of shadows, lines' }],
    [{ logo: 'https://ashfield.example/logo.svg' }, { logo: 'must be an uploaded picture' }],
    [{ logo: '../../secret.svg' }, { logo: 'must be an uploaded picture' }],
    [{ mark: 'ashfield' }, { mark: 'must be one of our marks or an uploaded picture' }],
    [{ darkLogo: picture }, { darkLogo: 'needs a logo for light pages as well' }],
    [{ css: 'body{}' }, { '': themeMessage }],
  ])('rejects a theme with %j', (change, messages) => {
    expect(validationErrors(themeSchema, { light, ...change })).toEqual(messages);
  });
});
