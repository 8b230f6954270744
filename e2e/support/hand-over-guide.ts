import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, londonToday } from '@home-move/contract';
import { addPartnerKey, revokePartnerKey } from './admin.js';
import { agencySite, api, project } from './addresses.js';
import { freePort } from './free-port.js';

const guide = join(project, 'docs/how-to/hand-a-mover-over.md');
const namedBlock = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;
const keyCommand = /^npm run admin -- partner-key add (.+)$/m;
/** A call with curl: its path and, if it has one, its JSON. */
const curlCall =
  /^curl (?:--header "[^"]+" )?http:\/\/127\.0\.0\.1:\d+(\S+)(?: \\\n {2}--header "[^"]+" \\\n {2}--json '([^']+)')?$/gm;
const run = promisify(execFile);

/** A response of the partner API to a call of the guide. */
export interface GuideResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A partner's developer, who follows the guide in an empty folder. */
export class GuideFollower {
  private constructor(
    private readonly folder: string,
    private readonly text: string,
    private readonly key: { readonly id: string; readonly key: string },
    private readonly receiverPort: number,
  ) {}

  /** Creates the key and writes the files as the guide shows them. Only ports, dates and references differ. */
  static async begin(references: Readonly<Record<string, string>>): Promise<GuideFollower> {
    const port = await freePort();
    const today = londonToday(new Date());
    const given: Readonly<Record<string, string>> = {
      ...references,
      '127.0.0.1:4000': new URL(api).host,
      '127.0.0.1:4011': `127.0.0.1:${port}`,
      'listen(4011': `listen(${port}`,
      // The dates of the guide grow old.
      '2026-12-11': addDays(today, 14),
      '2026-11-26': today,
      // The demo's only receiver; nothing else here has a public address.
      'https://hooks.oakwood.example': agencySite,
    };
    const original = await readFile(guide, 'utf8');
    const text = Object.entries(given).reduce((changed, [from, to]) => changed.replaceAll(from, to), original);
    const [, options = ''] = keyCommand.exec(text) ?? [];
    const key = await addPartnerKey(options);
    // Inside the project, where the library that the guide installs is installed already.
    const parent = join(project, 'e2e/.cache');
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(join(parent, 'guide-'));
    for (const [, name = '', content = ''] of text.matchAll(namedBlock)) await writeFile(join(folder, name), content);
    return new GuideFollower(folder, text, key, port);
  }

  /** Runs a file of the guide, and returns the lines that it prints. Rejects if it fails. */
  async run(file: string, ...args: readonly string[]): Promise<readonly string[]> {
    const { stdout } = await run(process.execPath, [file, ...args], { cwd: this.folder, env: this.env() });
    return stdout.trimEnd().split('\n');
  }

  /** Sends a call that the guide makes with curl, by its path. */
  async curl(path: string): Promise<GuideResponse> {
    const found = [...this.text.matchAll(curlCall)].find(([, called]) => called === path);
    if (found === undefined) throw new Error(`the guide has no call of ${path}`);
    const [, , json] = found;
    return this.call(json === undefined ? 'GET' : 'POST', path, json);
  }

  /** Sends a call with the key of the guide. */
  async call(method: string, path: string, json?: string): Promise<GuideResponse> {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key.key}`,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: json }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as GuideResponse['body']) };
  }

  /** The content of a file that the guide's programs have written. */
  written(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  /** Starts the receiver, and sends it the events of a file of the guide. Returns the lines of both. */
  async receive(
    sender: string,
    secret: string,
  ): Promise<{ readonly sent: readonly string[]; readonly received: string }> {
    const env = { ...this.env(), HOME_MOVE_WEBHOOK_SECRET: secret };
    const receiver = spawn(process.execPath, ['receiver.mjs'], {
      cwd: this.folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let received = '';
    receiver.stdout.setEncoding('utf8').on('data', (text: string) => (received += text));
    await started(receiver);
    const { stdout } = await run(process.execPath, [sender], { cwd: this.folder, env });
    receiver.kill();
    await once(receiver, 'close');
    return { sent: stdout.trimEnd().split('\n'), received };
  }

  async end(): Promise<void> {
    await rm(this.folder, { recursive: true });
    await revokePartnerKey('oakwood', this.key.id);
  }

  private env(): NodeJS.ProcessEnv {
    return { ...process.env, HOME_MOVE_KEY: this.key.key };
  }
}

/** The receiver prints its address once it listens. */
async function started(receiver: ChildProcess): Promise<void> {
  const ended = once(receiver, 'exit').then(([code]) => {
    throw new Error(`the receiver of the guide ended with ${String(code)}`);
  });
  await Promise.race([receiver.stdout ? once(receiver.stdout, 'data') : undefined, ended]);
}
