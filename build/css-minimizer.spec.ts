import { webpackBuild } from './webpack-build.fixture';

const build = (css: string) =>
  webpackBuild({
    files: { 'entry.js': "import sheet from './a.module.css';\nconsole.log(sheet);", 'a.module.css': css },
    imports: "import { rules } from './rules.mjs';",
    config:
      "experiments: { css: true }, output: { path: folder + '/dist', uniqueName: 'one' }, module: { rules: rules() },",
  });

describe('the CSS in a script', () => {
  it('is minimized', () => {
    const { errors, read } = build('/* a comment */\n.a {\n  --size: 1px;\n  color: #ff0000;\n}\n');
    expect(errors).toEqual([]);
    expect(read('main.js').toString()).toContain('{--size:1px;color:red}');
  });
});
