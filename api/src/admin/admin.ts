import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type Clock, SystemClock } from '../common/clock/clock.js';
import { Log } from '../common/logging/log.js';
import { NestLog } from '../common/logging/nest-log.js';
import { type Env, readEnv } from '../config/env.js';
import { AdminAudit } from './admin-audit.js';
import { AdminModule } from './admin.module.js';
import type { Command, Outcome } from './command.js';
import { commands } from './commands.js';
import { help } from './help.js';
import { Refusal } from './refusal.js';
import { refusalText } from './refusal-text.js';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints one line. */
  readonly print: (line: string) => void;
  /** Prints one line of what went wrong. */
  readonly complain: (line: string) => void;
  readonly clock?: Clock;
}

/** Runs one command of the support tool; its exit code. Whatever was refused is one line. */
export async function runAdmin(words: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const [noun = '', verb = '', ...options] = words;
  const one = commands.find(({ name }) => name === `${noun} ${verb}`);
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) {
    terminal.print(help(commands, one));
    return 0;
  }
  try {
    if (!one) throw new Refusal(`there is no command "${`${noun} ${verb}`.trim()}"; --help lists them`);
    const { lines, complaint } = await carryOut(one, options, terminal);
    for (const line of lines) terminal.print(line);
    if (complaint === undefined) return 0;
    terminal.complain(`${one.name}: ${complaint}`);
    return 1;
  } catch (error) {
    terminal.complain(`${one ? `${one.name}: ` : ''}${refusalText(error)}`);
    return 1;
  }
}

async function carryOut(one: Command, options: readonly string[], { env, clock }: Terminal): Promise<Outcome> {
  const run = one.prepare(options);
  const checked = readEnv(env);
  const app = await open(checked, clock ?? new SystemClock(checked.CLOCK_OFFSET));
  try {
    return one.changes ? await app.get(AdminAudit).around(one.name, () => run(app)) : await run(app);
  } finally {
    await app.close();
  }
}

/** The same modules as the API's. Its log says nothing: what went wrong is printed to the person who can read it. */
function open(env: Env, clock: Clock) {
  const log = new Log('silent');
  return NestFactory.createApplicationContext(AdminModule.with({ env, clock, log }), {
    logger: new NestLog(log),
    abortOnError: false,
  });
}
