import { execFile } from 'node:child_process';
import webpack from 'webpack';
import { inProject, ROOT } from '../launcher/project.mjs';

/** `mfe-x/src/list.ts(3,5): error TS2322: …`, or an error without a file: `error TS6053: …`. */
const errorLine = /^(?:(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): )?error (?<message>TS\d+: .*)$/;

/**
 * The type errors in the output of `tsc --pretty false`, as errors of webpack. Indented lines continue the message above them.
 * Other output becomes one error if the compiler failed without naming any.
 */
export function typeErrors({ code, text }) {
  const errors = [];
  for (const line of text.split(/\r?\n/)) {
    const { file, message, ...position } = errorLine.exec(line)?.groups ?? {};
    if (message) {
      const error = new webpack.WebpackError(message);
      if (file) {
        error.file = file;
        error.loc = { start: { line: Number(position.line), column: Number(position.column) } };
      }
      errors.push(error);
    } else if (line.startsWith(' ') && errors.length > 0) {
      errors.at(-1).message += `\n${line}`;
    }
  }
  return errors.length === 0 && code !== 0 ? [new webpack.WebpackError(`The type check failed:\n${text}`)] : errors;
}

/** Type-checks a folder and the packages that it refers to, incrementally; resolves to { code, text } even if it fails. */
export function runTypeCheck(folder) {
  const tsc = inProject('node_modules', 'typescript', 'bin', 'tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-b', folder, '--pretty', 'false'], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, text: `${stdout}${stderr}` }),
    );
  });
}

/**
 * Type-checks after each compilation of a development server, because swc only removes types and fork-ts-checker-webpack-plugin
 * does not support TypeScript 7. The page changes without waiting for the check. Errors are then reported as errors of that
 * compilation, so that the browser's overlay and the terminal show them; a newer compilation discards the result.
 */
export class TypeCheckPlugin {
  /** `folder` is the remote's; `run` resolves to the code and output of the compiler for it. */
  constructor({ folder, run = runTypeCheck }) {
    this.folder = folder;
    this.run = run;
  }

  apply(compiler) {
    /** The statistics of the latest compilation, and of those reported with type errors. */
    let latest;
    const reported = new WeakSet();
    let queue = Promise.resolve();

    const check = async (stats) => {
      if (stats !== latest) return;
      const errors = typeErrors(await this.run(this.folder));
      if (stats !== latest || errors.length === 0) return;
      stats.compilation.errors.push(...errors);
      reported.add(stats);
      await compiler.hooks.done.promise(stats);
    };

    compiler.hooks.done.tap('TypeCheck', (stats) => {
      if (reported.has(stats) || !compiler.watchMode) return;
      latest = stats;
      // One check at a time: two would write the same files.
      queue = queue.then(() => check(stats));
    });
  }
}
