import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDir, project } from './addresses.js';

export interface InviteOptions {
  readonly brand: string;
  readonly branch?: string;
  readonly type?: 'Direct' | 'Lettings' | 'Social';
  readonly surname?: string;
  readonly postcode?: string;
  readonly email?: string;
  readonly mobile?: string;
}

/** A partner's invitation of a mover. */
export interface Invitation {
  readonly enrolmentId: string;
  /** Names the enrolment to the partner's systems. */
  readonly reference: string;
  /** Opens the first page of the brand's journey. */
  readonly link: string;
  /** Save-and-continue token: the last part of the link. */
  readonly token: string;
  /** Whether the invitation was mailed. */
  readonly isMailed: boolean;
}

interface Answer {
  readonly id: number;
  readonly code: number;
  readonly lines: readonly string[];
}

const pending = new Map<number, (answer: Answer) => void>();
let tool: ChildProcess | undefined;
let lastId = 0;

/** The process that runs the commands of this worker's stories; it ends with the worker. */
function startTool(): ChildProcess {
  const child = fork(join(project, 'e2e/support/admin-process.mjs'), {
    env: { ...process.env, HM_DATA_DIR: dataDir },
  });
  child.on('message', (answer: Answer) => pending.get(answer.id)?.(answer));
  child.on('exit', () => {
    for (const [id, settle] of pending) settle({ id, code: 1, lines: ['the support tool ended unexpectedly'] });
  });
  return child;
}

/** Runs a command of the support tool and returns the lines of its output. Rejects when the command fails. */
async function admin(...args: readonly string[]): Promise<readonly string[]> {
  tool ??= startTool();
  const id = (lastId += 1);
  const { code, lines } = await new Promise<Answer>((resolve) => {
    pending.set(id, resolve);
    tool?.send({ id, args });
  });
  pending.delete(id);
  if (code !== 0) throw new Error(lines.join(' / '));
  return lines;
}

/** Adds a partner with its own look, as the JSON of its file. */
export async function addBrand(look: object): Promise<{ readonly route: string; readonly name: string }> {
  const id = randomInt(1000, 1_000_000_000);
  const [route, name] = [`look-${id}`, `Ashfield ${id}`];
  const folder = await mkdtemp(join(tmpdir(), 'hm-look-'));
  const file = join(folder, 'look.json');
  await writeFile(file, JSON.stringify(look));
  const options = {
    level: 'partner',
    id: String(id),
    route,
    name,
    phone: '01632 960 404',
    email: 'move@ashfield.example.test',
    hours: 'weekdays, 9am to 5pm',
    legal: `${name} introduces you to Home Move Services Ltd.`,
    privacy: 'https://ashfield.example/privacy',
    look: file,
  };
  await admin('brand', 'add', ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]));
  await rm(folder, { recursive: true });
  return { route, name };
}

/** Creates a partner's invitation for a mover; `mailed` sends it by email. */
export async function invite(
  { type = 'Lettings', ...known }: InviteOptions,
  { mailed = false }: { readonly mailed?: boolean } = {},
): Promise<Invitation> {
  const options = Object.entries({ ...known, type }).flatMap(([name, value]) => [`--${name}`, value]);
  const lines = await admin('enrolment', 'invite', ...options, ...(mailed ? ['--send'] : []));
  const enrolmentId = /^Enrolment (\w+)$/.exec(lines[0] ?? '')?.[1];
  const reference = /^Reference (\S+)$/.exec(lines[1] ?? '')?.[1];
  const link = lines.at(-1) ?? '';
  const token = new URL(link).pathname.split('/').at(-1);
  if (enrolmentId === undefined || reference === undefined || token === undefined)
    throw new Error(`no invitation: ${lines.join(' / ')}`);
  return { enrolmentId, reference, link, token, isMailed: lines.includes('The invitation was mailed.') };
}

/** A new log-in link for an invited mover. */
export async function logInLink({ enrolmentId }: Invitation): Promise<string> {
  return (await admin('enrolment', 'link', '--enrolment', enrolmentId)).at(-1) ?? '';
}

/** Creates a partner key, by the options of a command line. */
export async function addPartnerKey(options: string): Promise<{ readonly id: string; readonly key: string }> {
  const lines = await admin('partner-key', 'add', ...options.split(' '));
  const id = /^key-\w+/.exec(lines[0] ?? '')?.[0];
  if (id === undefined) throw new Error(`no key: ${lines.join(' / ')}`);
  return { id, key: lines.at(-1) ?? '' };
}

/** Revokes a partner key. */
export async function revokePartnerKey(brand: string, id: string): Promise<void> {
  await admin('partner-key', 'revoke', '--brand', brand, '--key', id);
}

/** Lifts the lock of an account, as support does on the phone. */
export async function unlock({ enrolmentId }: Invitation): Promise<void> {
  const lines = await admin('account', 'unlock', '--enrolment', enrolmentId);
  if (lines.at(-1) !== `Enrolment ${enrolmentId} is unlocked.`) throw new Error(lines.join(' / '));
}

/** Adds the account of an agent to a partner. */
export async function addAgent(brand: string, name: string): Promise<void> {
  await admin('agent', 'add', '--brand', brand, '--name', name);
}

/** The link with which an agent's CRM opens an enrolment; it works once. */
export async function callLink(enrolmentId: string, agentName = 'Jordan Lee'): Promise<string> {
  return (await admin('agent', 'invite', '--enrolment', enrolmentId, '--name', agentName)).at(-1) ?? '';
}
