import { webpackBuild } from './webpack-build.fixture';

const firstLine = (script: string) => script.split('\n', 1)[0];

describe('the compile hint', () => {
  const { errors, read } = webpackBuild({
    files: {
      'entry.js': "/* A comment. */ import('./lazy.js').then(({ name }) => console.log(name));",
      'lazy.js': "export const name = 'lazy';",
    },
    imports:
      "import MinimizerPlugin from 'minimizer-webpack-plugin';\nimport { compileHint } from './compile-hint.mjs';",
    config: `
      optimization: { minimizer: [new MinimizerPlugin({ parallel: false })] },
      entry: { main: './entry.js', document: { import: './entry.js', filename: 'document.js' } },
      output: { path: folder + '/dist', chunkFilename: 'lazy.js' },
      plugins: [compileHint()],`,
  });

  it('is the first line of minimized scripts, also of lazy ones', () => {
    expect(errors).toEqual([]);
    for (const name of ['main.js', 'lazy.js'])
      expect(firstLine(read(name).toString())).toBe('//# allFunctionsCalledOnLoad');
    expect(read('main.js').toString()).not.toContain('A comment.');
  });

  it('is not in the script that the document contains', () => {
    expect(read('document.js').toString()).not.toContain('allFunctionsCalledOnLoad');
  });
});
