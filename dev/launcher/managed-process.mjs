import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { UserError } from './user-error.mjs';
import { inProject, ROOT } from './project.mjs';

const STOP_WITHIN_MS = 10_000;
const RETRY_AFTER_MS = 500;
const LAST_WORDS_KEPT = 2_000;
const COMPANION = pathToFileURL(inProject('dev', 'launcher', 'end-with-launcher.mjs')).href;

/**
 * One process of the system: started, watched, restarted when it dies, stopped.
 * `ready(signal)` resolves when it serves and gives up when the signal says so; `onLine(line, 'stdout' | 'stderr')` sees what it says.
 */
export class ManagedProcess {
  #child;
  #stopping = false;
  #lastWords = '';

  constructor({ name, port, script, words = [], env = process.env, ready, onLine = () => {}, onRestart = () => {} }) {
    Object.assign(this, { name, port, script, words, env, ready, onLine, onRestart });
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves when the part serves; complains with its own last line when it ends before. */
  async start() {
    const child = this.#spawn();
    const giveUp = new AbortController();
    const ended = new Promise((_, reject) => {
      child.once('close', (code) => reject(new UserError(this.#farewell(code))));
      child.once('error', (error) => reject(new UserError(`${this.name} cannot be started: ${error.message}`)));
    });
    try {
      await Promise.race([this.ready(giveUp.signal), ended]);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    } finally {
      giveUp.abort();
    }
    ended.catch(() => this.#revive());
  }

  /** Asks it to end, and after ten seconds no longer asks. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const last = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await gone;
    clearTimeout(last);
  }

  #spawn() {
    // Detached: Ctrl-C reaches the launcher alone, which then stops the parts in order. The pipe on stdin tells them when it is gone.
    const child = spawn(process.execPath, ['--import', COMPANION, this.script, ...this.words], {
      cwd: ROOT,
      env: this.env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#lastWords = '';
    child.stdin.on('error', () => {});
    this.#listen(child.stdout, 'stdout');
    this.#listen(child.stderr, 'stderr');
    return child;
  }

  #listen(stream, source) {
    createInterface({ input: stream }).on('line', (line) => {
      if (source === 'stderr') this.#lastWords = `${this.#lastWords}\n${line}`.slice(-LAST_WORDS_KEPT);
      this.onLine(line, source);
    });
  }

  #farewell(code) {
    const lines = this.#lastWords.split('\n').filter((line) => line.trim() !== '');
    return lines.at(-1) ?? `${this.name} ended with code ${code} before it was ready.`;
  }

  async #revive() {
    while (!this.#stopping) {
      try {
        await this.start();
        this.onRestart(this);
        return;
      } catch (error) {
        if (this.#stopping) return;
        this.onRestart(this, error);
        await delay(RETRY_AFTER_MS);
      }
    }
  }
}
