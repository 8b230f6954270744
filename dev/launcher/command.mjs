import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, ROOT } from './project.mjs';

const running = new Set();
let isInterrupted = false;

/**
 * Runs a program to its end, with the project's own tools first on the PATH. `output` 'show' passes its output through, 'keep'
 * collects it. Resolves to { code, text } for any exit code; rejects when the program cannot be started. After an
 * interruption, starts nothing and never settles.
 */
export function runToEnd(program, args, { env = process.env, output = 'show', cwd = ROOT } = {}) {
  const PATH = [inProject('node_modules', '.bin'), env.PATH ?? ''].join(delimiter);
  return new Promise((resolve, reject) => {
    if (isInterrupted) return;
    const child = spawn(program, args, {
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

/** Terminates the programs that still run, after an interrupted test run. No further program starts. */
export function endRunning() {
  isInterrupted = true;
  for (const child of running) child.kill('SIGTERM');
}

/** "3.4 s": the time since a moment of performance.now(). */
export function formatElapsed(since, now = performance.now()) {
  return `${((now - since) / 1000).toFixed(1)} s`;
}
