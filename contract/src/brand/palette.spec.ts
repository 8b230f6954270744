import { paletteOf } from './palette';
import type { ThemeData, ThemeMode } from './theme';
import { aTheme } from './theme.builder';

/** The palette of the smallest theme with more colours. */
function palette(light: Partial<ThemeData['light']>, dark: ThemeData['dark'] = {}, mode: ThemeMode = 'light') {
  const theme = aTheme();
  return paletteOf({ light: { ...theme.light, ...light }, dark }, mode);
}

describe('a theme with only a blue accent and a white surface', () => {
  it('has dark blue text, grey lines and apricot offers on light pages', () => {
    expect(paletteOf(aTheme(), 'light')).toEqual({
      surface: '#ffffff',
      raised: '#ffffff',
      sunken: '#f5f5f5',
      text: '#14242f',
      muted: '#4f606d',
      line: '#e4e4e4',
      lineStrong: '#718391',
      accent: '#2a75a4',
      accentHover: '#0d608e',
      accentContrast: '#ffffff',
      accentSoft: '#e1edf6',
      accentInk: '#2a75a4',
      spark: '#f2b486',
      sparkSoft: '#ffecdf',
      home: '#2a75a4',
      homeRoof: '#0d608e',
      homeInk: '#ffffff',
      header: '#ffffff',
      headerText: '#14242f',
      headerLine: '#e4e4e4',
      focus: '#c2490c',
      chart1: '#2a75a4',
      chart2: '#5693be',
      chart3: '#a1683c',
      chart4: '#bb8053',
    });
  });

  it('has a dark blue surface and a light accent on dark pages', () => {
    expect(paletteOf(aTheme(), 'dark')).toEqual({
      surface: '#10171c',
      raised: '#192026',
      sunken: '#0a1015',
      text: '#edf3f7',
      muted: '#a9b6c0',
      line: '#2e3a42',
      lineStrong: '#82929d',
      accent: '#83cafb',
      accentHover: '#aadbff',
      accentContrast: '#062437',
      accentSoft: '#1a3345',
      accentInk: '#83cafb',
      spark: '#f2b486',
      sparkSoft: '#37281c',
      home: '#194764',
      homeRoof: '#112e42',
      homeInk: '#83cafb',
      header: '#192026',
      headerText: '#edf3f7',
      headerLine: '#2e3a42',
      focus: '#ffb575',
      chart1: '#83cafb',
      chart2: '#4a87b1',
      chart3: '#f2b486',
      chart4: '#ae7448',
    });
  });
});

describe('a header in its own colour', () => {
  it('has the text that is easier to read on it, and no other line below it', () => {
    expect(palette({ header: '#12324a' })).toMatchObject({ headerText: '#ffffff', headerLine: '#12324a' });
    expect(palette({ header: '#e6eff5' })).toMatchObject({ headerText: '#14242f', headerLine: '#e6eff5' });
  });

  it('is darker on dark pages', () => {
    expect(palette({ header: '#12324a' }, {}, 'dark')).toMatchObject({ header: '#05263e', headerLine: '#05263e' });
    expect(palette({ header: '#ffffff' }, {}, 'dark')).toMatchObject({ header: '#242424', headerLine: '#242424' });
  });
});

describe('an accent under the pointer', () => {
  it('is lighter if the accent is nearly black, and darker if it is nearly white', () => {
    expect(palette({ accent: '#0d0e10' }).accentHover).toBe('#303134');
    expect(palette({}, { accent: '#ffffff' }, 'dark').accentHover).toBe('#d7d7d7');
  });
});

describe('a given colour', () => {
  it('replaces the derived one, and the colours that repeat it', () => {
    expect(palette({ accentHover: '#12324a' })).toMatchObject({ accentHover: '#12324a', homeRoof: '#12324a' });
    expect(palette({}, { accentInk: '#97cfee' }, 'dark')).toMatchObject({ accentInk: '#97cfee', homeInk: '#97cfee' });
  });

  it('of the spark is the same on dark pages', () => {
    expect(palette({ spark: '#ff5a26' }, {}, 'dark')).toMatchObject({ spark: '#ff5a26', chart3: '#ff5a26' });
  });
});
