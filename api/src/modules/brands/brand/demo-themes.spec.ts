import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liftedTheme, themeModes, themeNames, themeSchema, themeTokens } from '@home-move/contract';
import { demoThemes } from './demo-themes.data.js';

/** The looks as they were design tokens. They set only what differs from Home Move's look. */
const looks = `
/* @theme oakwood light */
[data-brand="oakwood"] {
  --hm-font-heading: "Newsreader", "Newsreader Fallback", "Iowan Old Style", Palatino, Georgia, serif;
  --hm-heading-weight: 500; --hm-heading-tracking: -0.012em;
  --hm-radius-s: 2px; --hm-radius-m: 3px; --hm-radius-l: 4px; --hm-radius-button: 3px;
  --hm-surface: #f8f3e9; --hm-raised: #fffdf8; --hm-sunken: #eee5d5;
  --hm-text: #2b1e19; --hm-muted: #665449; --hm-line: #dfd3bf; --hm-line-strong: #8a7867;
  --hm-accent: #741d2c; --hm-accent-hover: #591420; --hm-accent-contrast: #fff8ec; --hm-accent-soft: #f6e6e0; --hm-accent-ink: #741d2c;
  --hm-spark: #c79a4b; --hm-spark-soft: #f6ead1;
  --hm-home: #741d2c; --hm-home-roof: #591420; --hm-home-ink: #fff8ec;
  --hm-header: #741d2c; --hm-header-text: #fff8ec; --hm-header-line: #741d2c;
  --hm-focus: #1d5fa8;
  --hm-chart-1: #741d2c; --hm-chart-2: #b4727c; --hm-chart-3: #7d5a17; --hm-chart-4: #a9812f;
}
/* @theme oakwood dark */
[data-brand="oakwood"][data-mode="dark"] {
  --hm-surface: #1a1310; --hm-raised: #241b17; --hm-sunken: #120d0b;
  --hm-text: #f6eee3; --hm-muted: #c0ae9f; --hm-line: #403229; --hm-line-strong: #9a8674;
  --hm-accent: #eda7ad; --hm-accent-hover: #f6c3c7; --hm-accent-contrast: #3d0b14; --hm-accent-soft: #43222a; --hm-accent-ink: #f0b1b6;
  --hm-spark: #d5ab5f; --hm-spark-soft: #3a2d15;
  --hm-home: #6a2130; --hm-home-roof: #47141e; --hm-home-ink: #f0b1b6;
  --hm-header: #4a111b; --hm-header-text: #fff3e4; --hm-header-line: #4a111b;
  --hm-focus: #9cc7ff;
  --hm-chart-1: #eda7ad; --hm-chart-2: #a8616b; --hm-chart-3: #d5ab5f; --hm-chart-4: #9a7634;
}

/* @theme harbour light */
[data-brand="harbour"] {
  --hm-heading-weight: 800; --hm-heading-tracking: -0.036em;
  --hm-radius-s: 0px; --hm-radius-m: 0px; --hm-radius-l: 0px; --hm-radius-button: 0px; --hm-border: 1.5px;
  --hm-surface: #ffffff; --hm-raised: #ffffff; --hm-sunken: #f3f3f0;
  --hm-text: #0d0e10; --hm-muted: #55585e; --hm-line: #d6d7d8; --hm-line-strong: #65686e;
  --hm-accent: #0d0e10; --hm-accent-hover: #35383d; --hm-accent-contrast: #ffffff; --hm-accent-soft: #fff0ea; --hm-accent-ink: #0d0e10;
  --hm-spark: #ff5a26; --hm-spark-soft: #ffe9e1;
  --hm-home: #0d0e10; --hm-home-roof: #35383d; --hm-home-ink: #ffffff;
  --hm-header: #ffffff; --hm-header-text: #0d0e10; --hm-header-line: #0d0e10;
  --hm-focus: #1c54f0;
  --hm-chart-1: #0d0e10; --hm-chart-2: #7b7f86; --hm-chart-3: #d63d0c; --hm-chart-4: #e8622e;
  --hm-shadow-1: none; --hm-shadow-2: 0 0 0 1.5px #0d0e10; --hm-shadow-3: 0 0 0 1.5px #0d0e10;
}
/* @theme harbour dark */
[data-brand="harbour"][data-mode="dark"] {
  --hm-surface: #0b0c0e; --hm-raised: #131518; --hm-sunken: #050607;
  --hm-text: #f6f6f4; --hm-muted: #aeb1b6; --hm-line: #33363b; --hm-line-strong: #8b8f96;
  --hm-accent: #ffffff; --hm-accent-hover: #d9dadc; --hm-accent-contrast: #0b0c0e; --hm-accent-soft: #33201a; --hm-accent-ink: #ffffff;
  --hm-spark: #ff6d3d; --hm-spark-soft: #3a1c11;
  --hm-home: #2d3036; --hm-home-roof: #1d2024; --hm-home-ink: #ffffff;
  --hm-header: #0b0c0e; --hm-header-text: #ffffff; --hm-header-line: #ffffff;
  --hm-focus: #8db2ff;
  --hm-chart-1: #ffffff; --hm-chart-2: #85898f; --hm-chart-3: #ff6d3d; --hm-chart-4: #b24a28;
  --hm-shadow-2: 0 0 0 1.5px #8b8f96; --hm-shadow-3: 0 0 0 1.5px #8b8f96;
}

/* @theme meadow light */
[data-brand="meadow"] {
  --hm-heading-weight: 750; --hm-heading-tracking: -0.018em;
  --hm-radius-s: 10px; --hm-radius-m: 16px; --hm-radius-l: 26px; --hm-radius-button: 999px;
  --hm-surface: #f3f9ec; --hm-raised: #ffffff; --hm-sunken: #e4f0d9;
  --hm-text: #18291a; --hm-muted: #4c5f4b; --hm-line: #d5e4ca; --hm-line-strong: #6f836b;
  --hm-accent: #26722c; --hm-accent-hover: #1a5620; --hm-accent-contrast: #ffffff; --hm-accent-soft: #e2f3d8; --hm-accent-ink: #1f6526;
  --hm-spark: #fcca46; --hm-spark-soft: #fff4cf;
  --hm-home: #26722c; --hm-home-roof: #1a5620; --hm-home-ink: #ffffff;
  --hm-header: #ffffff; --hm-header-text: #18291a; --hm-header-line: #ffffff;
  --hm-focus: #6a3fc4;
  --hm-chart-1: #26722c; --hm-chart-2: #66995a; --hm-chart-3: #8c6500; --hm-chart-4: #b28300;
}
/* @theme meadow dark */
[data-brand="meadow"][data-mode="dark"] {
  --hm-surface: #10180f; --hm-raised: #182317; --hm-sunken: #0a100a;
  --hm-text: #eff6ea; --hm-muted: #aebda8; --hm-line: #2d3d2b; --hm-line-strong: #80937b;
  --hm-accent: #94d885; --hm-accent-hover: #b3e6a7; --hm-accent-contrast: #0c2a0e; --hm-accent-soft: #1d3a1e; --hm-accent-ink: #a0de92;
  --hm-spark: #fcd061; --hm-spark-soft: #38300f;
  --hm-home: #2b5a2d; --hm-home-roof: #1c3f1e; --hm-home-ink: #a0de92;
  --hm-header: #141e13; --hm-header-text: #eff6ea; --hm-header-line: #2d3d2b;
  --hm-focus: #c7adff;
  --hm-chart-1: #94d885; --hm-chart-2: #548f4b; --hm-chart-3: #fcd061; --hm-chart-4: #a2791b;
}
`;

const ownTokens = readFileSync(join(__dirname, '../../../../../ui/src/tokens/tokens.css'), 'utf8');
const tokens = `${ownTokens}${looks}`;

/** The custom properties of one block of the tokens. */
function block(start: string): Record<string, string> {
  const from = tokens.indexOf(start);
  const found = tokens.slice(from, tokens.indexOf('\n}', from)).matchAll(/(--hm-[\w-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

const shared = { ...block(':root {'), ...block('/* @theme default light */') };

/** The cascade: default light, in dark mode default dark, then the same of the brand. */
function cascade(name: string, mode: string): Record<string, string> {
  const light = block(`/* @theme ${name} light */`);
  if (mode === 'light') return { ...shared, ...light };
  return { ...shared, ...block('/* @theme default dark */'), ...light, ...block(`/* @theme ${name} dark */`) };
}

/** Custom properties that at least one brand but the default sets. */
const brandable = new Set(
  themeNames
    .slice(1)
    .flatMap((name) => themeModes.flatMap((mode) => Object.keys(block(`/* @theme ${name} ${mode} */`)))),
);

describe.each(themeNames)('the look %s as data', (name) => {
  const theme = demoThemes[name];

  it.each(themeModes)('gives its design tokens in %s mode', (mode) => {
    const expected = Object.entries(cascade(name, mode)).filter(([property]) => brandable.has(property));
    expect(themeTokens(theme, mode)).toEqual(Object.fromEntries(expected));
  });

  it('is a valid theme that needs no lift', () => {
    expect(themeSchema.parse(theme)).toEqual(theme);
    expect(liftedTheme(theme)).toEqual({ theme, lifts: [] });
  });
});

it('a look sets 36 custom properties', () => {
  expect(brandable.size).toBe(36);
});
