import webpack from 'webpack';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TypeCheckPlugin, typeErrors } from './type-check.plugin.mjs';

describe('the errors in the output of the type check', () => {
  it('have a file, a position and a message of one or more lines', () => {
    const text = [
      "mfe-energy/src/list.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.",
      "  Property 'energy-psr' is missing in type 'A' but required in type 'B'.",
      "error TS6053: File 'none.ts' not found.",
      '',
    ].join('\n');
    expect(typeErrors({ code: 1, text }).map(({ file, loc, message }) => ({ file, loc, message }))).toEqual([
      {
        file: 'mfe-energy/src/list.ts',
        loc: { start: { line: 3, column: 5 } },
        message:
          "TS2322: Type 'A' is not assignable to type 'B'.\n  Property 'energy-psr' is missing in type 'A' but required in type 'B'.",
      },
      { file: undefined, loc: undefined, message: "TS6053: File 'none.ts' not found." },
    ]);
  });

  it('are none for a check that passes', () => {
    expect(typeErrors({ code: 0, text: '' })).toEqual([]);
  });

  it('are the whole output of a compiler that fails in another way', () => {
    expect(typeErrors({ code: 1, text: 'out of memory' })[0]?.message).toBe('The type check failed:\nout of memory');
  });
});

describe('a development server with the type check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hm-type-check-'));
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, 'export const value = 1;');
  afterAll(() => rmSync(folder, { recursive: true }));

  const wrong = { code: 1, text: 'mfe-x/src/a.ts(1,2): error TS2322: Wrong.\n' };

  /** Starts webpack's watch mode; `next` resolves to the error messages of each reported compilation, in turn. */
  function watch(run: (checked: string) => Promise<{ code: number; text: string }>) {
    const compiler = webpack({ mode: 'development', context: folder, entry, output: { path: join(folder, 'dist') } });
    if (!compiler) throw new Error('webpack returns no compiler');
    new TypeCheckPlugin({ folder: 'mfe-x', run }).apply(compiler);
    const waiting: ((messages: string[]) => void)[] = [];
    const reports: string[][] = [];
    compiler.hooks.done.tap('Spec', ({ compilation }) => {
      const messages = compilation.errors.map(({ message }) => message);
      const receive = waiting.shift();
      if (receive) receive(messages);
      else reports.push(messages);
    });
    const watching = compiler.watch({}, () => undefined);
    const next = () => {
      const report = reports.shift();
      return report ? Promise.resolve(report) : new Promise<string[]>((resolve) => waiting.push(resolve));
    };
    const close = () =>
      new Promise<unknown>((resolve) => {
        compiler.close(resolve);
      });
    return { next, close, compileAgain: () => watching?.invalidate() };
  }

  it('reports the compilation at once, then again with its type errors', async () => {
    const checked: string[] = [];
    const server = watch((name) => {
      checked.push(name);
      return Promise.resolve(wrong);
    });
    expect(await server.next()).toEqual([]);
    expect(await server.next()).toEqual(['TS2322: Wrong.']);
    expect(checked).toEqual(['mfe-x']);
    await server.close();
  });

  it('discards the errors of a compilation that is no longer the latest', async () => {
    let finishFirst: (result: typeof wrong) => void = () => undefined;
    const results = [new Promise<typeof wrong>((resolve) => (finishFirst = resolve)), Promise.resolve(wrong)];
    const server = watch(() => results.shift() ?? Promise.resolve(wrong));
    expect(await server.next()).toEqual([]);
    server.compileAgain();
    expect(await server.next()).toEqual([]);
    finishFirst({ code: 1, text: 'mfe-x/src/a.ts(1,2): error TS1005: Old.\n' });
    expect(await server.next()).toEqual(['TS2322: Wrong.']);
    await server.close();
  });
});
