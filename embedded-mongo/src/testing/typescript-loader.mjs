// Runs the server's sources in a child process of a test: node --import ./typescript-loader.mjs main.ts
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformFile } from '@swc/core';

// Node loads this file twice: first to register it, then in a worker thread for its hooks.
if (isMainThread) register(import.meta.url);

export function resolve(specifier, context, next) {
  const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
  return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
