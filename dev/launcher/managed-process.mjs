import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { UserError } from './user-error.mjs';
import { inProject, ROOT } from './project.mjs';

const STOP_TIMEOUT_MS = 10_000;
const RETRY_AFTER_MS = 500;
const STDERR_KEPT = 2_000;
const PRELOAD = pathToFileURL(inProject('dev', 'launcher', 'end-with-launcher.mjs')).href;

/**
 * One process of the system, restarted when it dies. `ready(signal)` resolves when the process serves, and gives up when the
 * signal aborts; `onLine(line, 'stdout' | 'stderr')` receives its output; `onRestart(process, error?)` reports each restart.
 */
export class ManagedProcess {
  #child;
  #isReady = false;
  #stopping = false;
  #stderr = '';

  /**
   * `nodeArgs` are arguments of Node, `args` of the script; `readEnv` returns the environment at each start, in place of `env`; `stop`
   * kills the process after `stopTimeoutMs`.
   */
  constructor({ name, port, script, env = process.env, ready, onLine, onRestart, ...more }) {
    const { nodeArgs = [], args = [], readEnv, stopTimeoutMs = STOP_TIMEOUT_MS } = more;
    Object.assign(this, { name, port, script, nodeArgs, args, env, readEnv, ready, stopTimeoutMs });
    this.onLine = onLine ?? (() => {});
    this.onRestart = onRestart ?? (() => {});
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Whether the process has served since its start, and has not ended. */
  get isReady() {
    return this.#isReady;
  }

  /** Resolves when the process serves. Rejects with the last line of its stderr when it ends before. */
  async start() {
    const child = this.#spawn();
    const giveUp = new AbortController();
    const ended = new Promise((_, reject) => {
      child.once('close', (code) => {
        this.#isReady = false;
        reject(new UserError(this.#exitMessage(code)));
      });
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
    this.#isReady = true;
    ended.catch(() => this.#restart());
  }

  /** Terminates the process; kills it `stopTimeoutMs`, ten seconds by default, after the period in which it may still serve. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const drainMs = Number(this.env.DRAIN_SECONDS || 0) * 1000;
    const kill = setTimeout(() => child.kill('SIGKILL'), drainMs + this.stopTimeoutMs);
    await exited;
    clearTimeout(kill);
  }

  #spawn() {
    if (this.readEnv) this.env = this.readEnv();
    // Detached: Ctrl-C reaches only the launcher, which stops the processes in order. The pipe on stdin closes when it ends.
    const child = spawn(process.execPath, ['--import', PRELOAD, ...this.nodeArgs, this.script, ...this.args], {
      cwd: ROOT,
      env: this.env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#stderr = '';
    child.stdin.on('error', () => {});
    this.#forwardLines(child.stdout, 'stdout');
    this.#forwardLines(child.stderr, 'stderr');
    return child;
  }

  #forwardLines(stream, source) {
    createInterface({ input: stream }).on('line', (line) => {
      if (source === 'stderr') this.#stderr = `${this.#stderr}\n${line}`.slice(-STDERR_KEPT);
      this.onLine(line, source);
    });
  }

  #exitMessage(code) {
    const lines = this.#stderr.split('\n').filter((line) => line.trim() !== '');
    return lines.at(-1) ?? `${this.name} ended with code ${code} before it was ready.`;
  }

  async #restart() {
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
