import { aTheme } from '../brand/theme.builder';
import { frameLookOf, hostTheme, type FrameLook } from './host-theme';
import { hostThemeText } from './host-theme.texts';

/** The look of a brand that has chosen colours to go with its burgundy accent. */
const burgundy: FrameLook = {
  light: { accent: '#741d2c', surface: '#ffffff', accentInk: '#741d2c', header: '#741d2c', line: '#dddddd' },
  dark: { accent: '#eda7ad', surface: '#0f1719' },
  corners: 'slight',
  font: 'newsreader',
  depth: 'lines',
};

const noPictures = { logo: null, darkLogo: null, mark: null };

it('leaves the pictures out of the look of a frame', () => {
  expect(frameLookOf(aTheme({ logo: '0123456789abcdef0123456789abcdef.svg', mark: 'oakwood' }))).toEqual({
    light: { accent: '#2a75a4', surface: '#ffffff' },
    dark: {},
    corners: 'rounded',
    font: 'figtree',
    depth: 'shadows',
  });
});

describe('the theme of a host', () => {
  it('is the brand’s look without tokens', () => {
    for (const given of [{}, null, undefined, 'blue', 7]) {
      expect(hostTheme(burgundy, given)).toEqual({ theme: null, hasSurface: false, lifts: [], ignored: [] });
    }
  });

  it('replaces the accent in both modes, with the colours that the brand has chosen to go with its own', () => {
    expect(hostTheme(burgundy, { accent: '#1f5d84' })).toEqual({
      theme: {
        light: { accent: '#1f5d84', surface: '#ffffff', line: '#dddddd' },
        dark: { surface: '#0f1719' },
        corners: 'slight',
        font: 'newsreader',
        depth: 'lines',
        ...noPictures,
      },
      hasSurface: false,
      lifts: [],
      ignored: [],
    });
  });

  it('replaces the background of light pages only', () => {
    const { theme, hasSurface } = hostTheme(burgundy, { surface: '#f3f8fb' });
    expect(theme?.light).toEqual({
      accent: '#741d2c',
      surface: '#f3f8fb',
      accentInk: '#741d2c',
      header: '#741d2c',
    });
    expect(theme?.dark).toEqual({ accent: '#eda7ad', surface: '#0f1719' });
    expect(hasSurface).toBe(true);
  });

  it('replaces the background of dark pages', () => {
    const { theme, hasSurface } = hostTheme(burgundy, { darkSurface: '#101820' });
    expect(theme?.light).toEqual(burgundy.light);
    expect(theme?.dark).toEqual({ accent: '#eda7ad', surface: '#101820' });
    expect(hasSurface).toBe(false);
  });

  it('replaces corners and font, and keeps every colour', () => {
    const { theme } = hostTheme(burgundy, { corners: 'pill', font: 'figtree-heavy' });
    expect(theme).toEqual({ ...burgundy, ...noPictures, corners: 'pill', font: 'figtree-heavy' });
  });

  it.each(['5FA8D3', '#5FA8D3', ' #5fa8d3 '])('is lifted as a brand’s look is, for the accent %j', (accent) => {
    const { theme, lifts } = hostTheme(frameLookOf(aTheme()), { accent, surface: '#f3f8fb' });
    expect(theme?.light).toEqual({ accent: '#337da6', surface: '#f3f8fb', accentInk: '#26719a' });
    expect(lifts.map(({ role, from, to }) => [role, from, to])).toEqual([
      ['accent', '#5fa8d3', '#337da6'],
      ['accentInk', '#5fa8d3', '#26719a'],
    ]);
  });

  it('is lifted on dark pages', () => {
    const look = frameLookOf(aTheme({ light: { accent: '#1f5d84', surface: '#ffffff' } }));
    expect(hostTheme(look, { darkAccent: '#1f5d84' }).theme?.dark).toEqual({
      accent: '#528eb8',
      accentInk: '#619ec8',
    });
  });

  it.each([
    ['accent', 'teal'],
    ['accent', '#0bf'],
    ['surface', 'url(https://evil.example)'],
    ['darkAccent', '#fff; } body { display: none'],
    ['darkSurface', 'var(--x)'],
    ['corners', '8px'],
    ['font', 'Comic Sans'],
    ['radius', 'pill'],
    ['constructor', '#1f5d84'],
  ])('ignores the token %s with the value %j', (name, value) => {
    expect(hostTheme(burgundy, { [name]: value })).toMatchObject({ theme: null, ignored: [name] });
  });

  it('keeps the valid tokens next to an ignored one', () => {
    const { theme, ignored } = hostTheme(burgundy, { accent: 'teal', font: 'figtree' });
    expect(theme).toMatchObject({ light: { accent: '#741d2c' }, font: 'figtree' });
    expect(ignored).toEqual(['accent']);
  });
});

describe('the line about a host’s theme', () => {
  const look = frameLookOf(aTheme({ light: { accent: '#1f5d84', surface: '#ffffff' } }));
  const textOf = (given: unknown, hasDarkMode = true) => hostThemeText(hostTheme(look, given), hasDarkMode);

  it('is missing for tokens that apply as they are', () => {
    expect(textOf({ accent: '#1f5d84', corners: 'pill' })).toBeNull();
  });

  it('names each lifted colour', () => {
    expect(textOf({ accent: '#5fa8d3', surface: '#f3f8fb' })).toBe(
      'themeTokens: Accent darkened from #5FA8D3 to #337DA6 so that text is readable. Links darkened from #5FA8D3 to #26719A so that text is readable.',
    );
  });

  it('names lifts of dark pages only for a brand that has them', () => {
    expect(textOf({ darkAccent: '#1f5d84' })).toBe(
      'themeTokens: Accent (dark mode) lightened from #1F5D84 to #528EB8 so that text is readable. Links (dark mode) lightened from #1F5D84 to #619EC8 so that text is readable.',
    );
    expect(textOf({ darkAccent: '#1f5d84' }, false)).toBeNull();
  });

  it('names unknown tokens, and the values that each invalid one may have', () => {
    expect(textOf({ radius: '8px', colour: 'blue', accent: 'blue', corners: '8px', font: 'Arial' })).toBe(
      'themeTokens: There is no token radius, colour; the tokens are accent, surface, darkAccent, darkSurface, corners, font. ' +
        'The token accent must be a colour such as #5fa8d3. ' +
        'The token corners must be one of square, slight, rounded, pill. ' +
        'The token font must be one of figtree, figtree-bold, figtree-heavy, newsreader.',
    );
  });

  it('names at most five unknown tokens, without characters that a name cannot have', () => {
    const given = { 'a<b>': '1', b: '2', c: '3', d: '4', e: '5', f: '6' };
    expect(textOf(given)).toBe(
      'themeTokens: There is no token ab, b, c, d, e; the tokens are accent, surface, darkAccent, darkSurface, corners, font.',
    );
  });
});
