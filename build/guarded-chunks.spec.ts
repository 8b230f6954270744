import { runInNewContext } from 'node:vm';
import { webpackBuild } from './webpack-build.fixture';

const build = (entry: string) =>
  webpackBuild({
    files: { 'entry.js': entry, 'page.js': 'export const page = 1;' },
    imports: "import { GuardedChunksPlugin } from './guarded-chunks.plugin.mjs';",
    config:
      "plugins: [new GuardedChunksPlugin()], output: { path: folder + '/dist', publicPath: '/remote/', chunkFilename: '[name].js' },",
  });

describe('the chunks of a remote', () => {
  it('pass the guard of the shell before they load', () => {
    const { errors, read } = build("import(/* webpackChunkName: 'page' */ './page');");
    expect(errors).toEqual([]);
    const guarded: string[] = [];
    const script = { setAttribute: () => {}, src: '' };
    const document = {
      getElementsByTagName: () => [],
      createElement: () => script,
      head: { appendChild: () => guarded.push(`appended ${script.src}`) },
    };
    const hmGuardScript = (_script: object, url: string) => guarded.push(`guarded ${url}`);
    runInNewContext(read('main.js').toString(), { document, self: {}, hmGuardScript, setTimeout: () => 0 });
    expect(guarded).toEqual(['guarded /remote/page.js', 'appended /remote/page.js']);
  });

  it('fail the build if nothing guards them', () => {
    expect(build('console.log(1);').errors).toEqual(['No script of the build guards its chunks.']);
  });
});
