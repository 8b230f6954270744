import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, ROOT } from './project.mjs';

const running = new Set();

/**
 * Runs a program to its end, with the project's own tools first on the PATH.
 * `output`: 'show' passes it through, 'keep' collects it. Resolves with { code, text }, never rejects for a code.
 */
export function runToEnd(program, words, { env = process.env, output = 'show', cwd = ROOT } = {}) {
  const PATH = [inProject('node_modules', '.bin'), env.PATH ?? ''].join(delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd,
      env: { ...env, PATH },
      shell: process.platform === 'win32',
      stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
    });
    let text = '';
    child.stdout?.on('data', (chunk) => (text += chunk));
    child.stderr?.on('data', (chunk) => (text += chunk));
    running.add(child);
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, text });
    });
  });
}

/** Asks whatever still runs to end: a test run was broken off. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM');
}
