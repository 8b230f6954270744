import * as fc from 'fast-check';
import { recordOf } from '../record/record-of';
import { contrastRatio } from './colour';
import { contrastPairs, statusColours } from './contrast-pairs';
import { liftedTheme } from './lifted-theme';
import { paletteOf } from './palette';
import { paletteRoles, themeModes, type ThemeData } from './theme';
import { aTheme } from './theme.builder';
import { liftText } from './theme.texts';

/** A theme that needs no lift, with other colours. */
function themeWith(light: Partial<ThemeData['light']>, dark: ThemeData['dark'] = {}): ThemeData {
  return aTheme({ light: { accent: '#1f5d84', surface: '#ffffff', ...light }, dark });
}

const sentencesOf = (theme: ThemeData) => liftedTheme(theme).lifts.map(liftText);

describe('a theme that is readable', () => {
  it('is returned unchanged, without lifts', () => {
    const theme = themeWith({});
    expect(liftedTheme(theme)).toEqual({ theme, lifts: [] });
  });
});

describe('an accent on which white text cannot be read', () => {
  const { theme, lifts } = liftedTheme(aTheme({ light: { accent: '#5fa8d3', surface: '#f3f8fb' } }));

  it('is darkened as far as buttons require, and further for links', () => {
    expect(theme.light).toEqual({ accent: '#337da6', surface: '#f3f8fb', accentInk: '#26719a' });
    expect(theme.dark).toEqual({});
  });

  it('is reported with the pair furthest below its minimum, before and after', () => {
    expect(lifts).toEqual([
      {
        mode: 'light',
        role: 'accent',
        from: '#5fa8d3',
        to: '#337da6',
        against: 'accentContrast',
        min: 4.5,
        ratio: 2.61,
        liftedRatio: 4.54,
      },
      {
        mode: 'light',
        role: 'accentInk',
        from: '#5fa8d3',
        to: '#26719a',
        against: 'accentSoft',
        min: 4.5,
        ratio: 2.19,
        liftedRatio: 4.5,
      },
    ]);
  });

  it('is reported in a sentence for each colour', () => {
    expect(lifts.map(liftText)).toEqual([
      'Accent darkened from #5FA8D3 to #337DA6 so that text is readable.',
      'Links darkened from #5FA8D3 to #26719A so that text is readable.',
    ]);
  });
});

describe('a lift', () => {
  it.each<[string, Partial<ThemeData['light']>, string]>([
    ['hints', { muted: '#8a97a0' }, 'Hints darkened from #8A97A0 to #606C75 so that text is readable.'],
    ['text', { text: '#999999' }, 'Text darkened from #999999 to #6A6A6A so that text is readable.'],
    [
      'the hover colour',
      { accentHover: '#8cc8ec' },
      'Accent under the pointer darkened from #8CC8EC to #427D9E so that text is readable.',
    ],
    [
      'the header’s text, not the header',
      { header: '#808080', headerText: '#5fa8d3' },
      'Text of the header darkened from #5FA8D3 to #001A2A so that text is readable.',
    ],
    [
      'field edges',
      { lineStrong: '#d0d7dc' },
      'Edges of fields darkened from #D0D7DC to #898F94 so that shapes are visible.',
    ],
    ['the focus ring', { focus: '#ffb575' }, 'Focus ring darkened from #FFB575 to #C47E3E so that shapes are visible.'],
    ['a chart', { chart4: '#f4c9a0' }, 'Chart colour 4 darkened from #F4C9A0 to #B68D66 so that shapes are visible.'],
  ])('changes only %s', (_, light, sentence) => {
    expect(sentencesOf(themeWith(light))).toEqual([sentence]);
  });

  it('lightens on dark pages', () => {
    expect(sentencesOf(themeWith({}, { accent: '#1f5d84' }))).toEqual([
      'Accent (dark mode) lightened from #1F5D84 to #528EB8 so that text is readable.',
      'Links (dark mode) lightened from #1F5D84 to #619EC8 so that text is readable.',
    ]);
  });

  it('makes a page background light enough for status colours, which no brand changes', () => {
    const [lift] = liftedTheme(themeWith({ surface: '#888888' })).lifts;
    expect(lift).toMatchObject({ role: 'surface', to: '#d5d5d5', against: 'success', ratio: 1.86, liftedRatio: 4.5 });
  });

  it('makes a dark background of offers light enough for links that keep their hue', () => {
    expect(sentencesOf(themeWith({ sparkSoft: '#b5480a' }))).toEqual([
      'Background of offers lightened from #B5480A to #FE8B58 so that text is readable.',
      'Hints darkened from #4F606D to #31414E so that text is readable.',
      'Links darkened from #1F5D84 to #004367 so that text is readable.',
    ]);
  });

  it('changes the text of buttons if no accent suits both the page and that text', () => {
    expect(sentencesOf(themeWith({ accent: '#ffd400', accentContrast: '#132a3a' }))).toEqual([
      'Accent darkened from #FFD400 to #A98B00 so that shapes are visible.',
      'Text of buttons darkened from #132A3A to #122939 so that text is readable.',
      'Links darkened from #FFD400 to #806800 so that text is readable.',
      'Accent under the pointer lightened from #917700 to #A58B26 so that text is readable.',
    ]);
  });
});

it('makes every theme readable, and a lifted one needs no further lift', () => {
  const colour = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  const colours = recordOf(paletteRoles, () => colour);
  const light = fc.record(colours, { requiredKeys: ['accent', 'surface'] });
  const dark = fc.record(colours, { requiredKeys: [] });
  const tooLow = (theme: ThemeData) =>
    themeModes.flatMap((mode) => {
      const all = { ...statusColours[mode], ...paletteOf(theme, mode) };
      return contrastPairs.filter(({ front, ground, min }) => contrastRatio(all[front], all[ground]) < min);
    });
  fc.assert(
    fc.property(light, dark, (light, dark) => {
      const { theme } = liftedTheme(aTheme({ light, dark }));
      expect(tooLow(theme)).toEqual([]);
      expect(liftedTheme(theme).lifts).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
