import { readFileSync } from 'node:fs';
import Module, { createRequire, findSourceMap } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { nest, typescript } from '../../../build/jest/swc-options.mjs';

const root = join(import.meta.dirname, '../../..');
const loadNatively = createRequire(import.meta.url);
const resolveFilename = Module._resolveFilename;

/** The file that a package of this repository exports from its sources. */
function exportedSource(request) {
  const [, name, path = ''] = /^@home-move\/([^/]+)(\/.+)?$/.exec(request) ?? [];
  if (name === undefined) return undefined;
  const { exports } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const { source, default: built } = exports[`.${path}`];
  return join(root, name, source ?? built);
}

/** Lets Node's own `require` load TypeScript, whose imports name the files that a build leaves. */
function installTypeScript() {
  const exported = new Map();
  Module._resolveFilename = function resolve(request, parent, ...more) {
    if (request.startsWith('@home-move/')) {
      if (!exported.has(request)) exported.set(request, exportedSource(request));
      return exported.get(request);
    }
    const isBuilt = request.startsWith('.') && request.endsWith('.js') && /\.tsx?$/.test(parent?.filename ?? '');
    return resolveFilename.call(this, isBuilt ? request.slice(0, -'.js'.length) : request, parent, ...more);
  };
  const compile = (module, filename) => {
    const options = filename.endsWith('.tsx') ? typescript : nest;
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename, swcrc: false });
    module._compile(code, filename);
  };
  Module._extensions['.ts'] = compile;
  Module._extensions['.tsx'] = compile;
}

/** The stack with the source line instead of the line that swc wrote. */
function withSourceLine(stack, frame) {
  const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  const map = /\.tsx?$/.test(file ?? '') ? findSourceMap(file) : undefined;
  const { originalLine, originalColumn } = map?.findEntry(line - 1, column - 1) ?? {};
  if (originalLine === undefined) return stack;
  return stack.replace(`${file}:${line}:${column}`, `${file}:${originalLine + 1}:${originalColumn + 1}`);
}

/** Shows source lines in stacks. Jest sets its own format for each file, but maps only the files that it loads. */
export function mapStacks() {
  const format = Error.prepareStackTrace?.bind(Error);
  if (!format) return;
  Error.prepareStackTrace = (error, frames) => frames.reduce(withSourceLine, format(error, frames));
}

/** Loads packages and sources once per worker; returns the `require` that does. */
export function nativeRequire() {
  if (!Module._extensions['.ts']) {
    process.setSourceMapsEnabled(true);
    installTypeScript();
  }
  loadNatively('reflect-metadata');
  return loadNatively;
}
