import { webpackBuild } from './webpack-build.fixture';

const build = (entry: string, plugins: string) =>
  webpackBuild({
    files: {
      'entry.js': entry,
      'first.js': "import sheet from './a.module.css';\nexport const first = () => sheet;",
      'second.js': "import sheet from './a.module.css';\nexport const second = () => sheet;",
      'a.module.css': '.a { color: red }',
    },
    imports: "import { CssDefaultPlugin } from './css-default.plugin.mjs';",
    config: `
      target: 'node', plugins: ${plugins},
      experiments: { css: true },
      module: { rules: [{ test: /\\.module\\.css$/, type: 'css/module', parser: { exportType: 'text' } }] },
    `,
  });

const twoUsers = `
  Promise.all([import('./first'), import('./second')]).then(([{ first }, { second }]) =>
    console.log(typeof first(), typeof second()));
`;

describe('a CSS module that two chunks import', () => {
  it('is defined in both', () => {
    const { errors, printed } = build(twoUsers, '[new CssDefaultPlugin()]');
    expect(errors).toEqual([]);
    expect(printed()).toBe('string string');
  });

  it('is undefined without the plugin', () => {
    expect(build(twoUsers, '[]').printed()).toBe('undefined undefined');
  });
});

describe('a build without CSS modules', () => {
  it('fails', () => {
    expect(build('console.log(1);', '[new CssDefaultPlugin()]').errors).toEqual(['The build imports no CSS module.']);
  });
});
