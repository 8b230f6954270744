import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiEnvironment } from '../../launcher/api-environment.mjs';
import { databaseUri } from '../../launcher/database.mjs';
import { inProject } from '../../launcher/project.mjs';
import { acceptsTcp, answersHttp } from '../../launcher/readiness.mjs';
import { settingsFrom } from '../../launcher/settings.mjs';
import { UserError } from '../../launcher/user-error.mjs';
import { cpuMsOf } from './cpu-time.mjs';

const importOf = (...path) => ['--import', pathToFileURL(inProject('dev', ...path)).href];
const END_WITH_PARENT = importOf('launcher', 'end-with-launcher.mjs');

/** Limits would reject nearly every request of one client. */
const noLimits = {
  CALL_LIMIT_PER_MINUTE: '1000000',
  CREATE_LIMIT_PER_HOUR: '100000',
  TOKEN_LIMIT_PER_MINUTE: '100000',
};

/** A process of the bench; it ends with the bench. */
export class Server {
  #child;

  constructor(name, port, script, { args = [], env = process.env, imports = [] }) {
    Object.assign(this, { name, port, origin: `http://127.0.0.1:${port}` });
    this.#child = spawn(process.execPath, [...END_WITH_PARENT, ...imports, script, ...args], {
      env,
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Rejects when the process ends before it is ready; its stderr, which is ours, has the reason. */
  async untilReady(isReady) {
    const giveUp = new AbortController();
    const ended = new Promise((_, reject) =>
      this.#child.once('exit', () => reject(new UserError(`${this.name} ended before it was ready.`))),
    );
    await Promise.race([isReady(giveUp.signal), ended]).finally(() => giveUp.abort());
    ended.catch(() => {});
  }

  /** Milliseconds of CPU time so far; NaN without /proc. */
  cpuMs() {
    return cpuMsOf(this.#child.pid);
  }

  /** The database commands sent so far, by name and collection. */
  async commands() {
    const counts = new Promise((resolve) => this.#child.once('message', resolve));
    this.#child.send('report');
    return counts;
  }

  async stop() {
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Starts the servers of the bench on ports from `portBase`, with data in a separate folder. */
export class Servers {
  #started = [];
  #settings;
  #nextPort;

  constructor(dataDir, portBase) {
    this.#settings = settingsFrom({ ...process.env, PORT_BASE: String(portBase), HM_DATA_DIR: dataDir });
    this.#nextPort = portBase + 10;
  }

  /** Starts the embedded database, unless MONGODB_URI names another one. */
  async startDatabase() {
    const { dataDir, ownDatabase, ports } = this.#settings;
    await writeFile(join(dataDir, 'remotes.json'), '[]');
    if (!ownDatabase) return;
    const args = ['--port', String(ports.mongo), '--data', join(dataDir, 'mongo')];
    const server = this.#start('database', ports.mongo, inProject('embedded-mongo', 'dist', 'main.js'), { args });
    await server.untilReady(acceptsTcp(ports.mongo));
  }

  /** The URI of a database of the bench. */
  database(name) {
    return databaseUri(this.#settings.database, name);
  }

  /** The API, as `npm start` runs it. With `countsCommands`, `commands()` of the result counts them. */
  async startProduct(database, { countsCommands = false } = {}) {
    const env = apiEnvironment(this.#settings, { ...process.env, ...noLimits });
    const script = inProject('api', 'dist', 'src', 'main.js');
    return this.#serve('product', script, env, database, countsCommands, '/api/v1/healthcheck/live');
  }

  /** The bare server, which uses the database of a product. */
  async startBare(database, { countsCommands = false } = {}) {
    const env = apiEnvironment(this.#settings);
    const script = inProject('dev', 'bench', 'api', 'bare-server.mjs');
    return this.#serve('bare', script, env, database, countsCommands, null);
  }

  async stopAll() {
    for (const server of this.#started.toReversed()) await server.stop();
  }

  async #serve(name, script, env, database, countsCommands, readyPath) {
    const port = this.#nextPort++;
    const uri = `${database}${countsCommands ? `${database.includes('?') ? '&' : '?'}monitorCommands=true` : ''}`;
    const server = this.#start(name, port, script, {
      env: { ...env, PORT: String(port), MONGODB_URI: uri },
      imports: countsCommands ? importOf('bench', 'api', 'commands.mjs') : [],
    });
    const isReady = readyPath === null ? acceptsTcp(port) : answersHttp(`${server.origin}${readyPath}`);
    await server.untilReady(isReady);
    return server;
  }

  #start(...definition) {
    const server = new Server(...definition);
    this.#started.push(server);
    return server;
  }
}
