import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { actAsSupport } from '../common/access/actor.js';
import { type Clock, SystemClock } from '../common/clock/clock.js';
import type { Migration } from '../common/database/migrations/migrator.js';
import { migrations } from '../common/database/migrations/migrations.js';
import { Log } from '../common/logging/log.js';
import { NestLog } from '../common/logging/nest-log.js';
import { readEnv } from '../config/env.js';
import { AdminAudit } from './admin-audit.js';
import { AdminModule, DatabaseAdminModule } from './admin.module.js';
import type { Command, Outcome } from './command.js';
import { commands } from './commands.js';
import { help } from './help.js';
import { errorLines, UserError } from './user-error.js';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints one line. */
  readonly print: (line: string) => void;
  /** Prints one line to the error output. */
  readonly printError: (line: string) => void;
  readonly clock?: Clock;
  /** The project's own unless given. */
  readonly migrations?: readonly Migration[];
  /** From `startAdmin`, for programs that run many commands. */
  readonly app?: INestApplicationContext;
}

/** Runs one command of the support tool. Returns the exit code; every error is printed as one line. */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const [noun = '', verb = '', ...options] = args;
  const command = commands.find(({ name }) => name === `${noun} ${verb}`);
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    terminal.print(help(commands, command));
    return 0;
  }
  try {
    if (!command) throw new UserError(`there is no command "${`${noun} ${verb}`.trim()}"; --help lists them`);
    const { lines, failure } = await execute(command, options, terminal);
    for (const line of lines) terminal.print(line);
    if (failure === undefined) return 0;
    terminal.printError(`${command.name}: ${failure}`);
    return 1;
  } catch (error) {
    for (const line of errorLines(error)) terminal.printError(`${command ? `${command.name}: ` : ''}${line}`);
    return 1;
  }
}

async function execute(command: Command, options: readonly string[], terminal: Terminal): Promise<Outcome> {
  const { isAudited, run } = command.prepare(options);
  const app = terminal.app ?? (await createApplication(command, terminal));
  try {
    const execution = () => run(app, terminal.print);
    return await actAsSupport(() => (isAudited ? app.get(AdminAudit).record(command, execution) : execution()));
  } finally {
    if (app !== terminal.app) await app.close();
  }
}

/** Creates the application context of commands, except database-only commands. The caller closes it. */
export const startAdmin = (terminal: Pick<Terminal, 'env'>): Promise<INestApplicationContext> =>
  createApplication({}, terminal);

/** The modules of the API with a silent log, because errors are printed to the terminal. Leaves nothing open if a start fails. */
async function createApplication(
  { needs }: Pick<Command, 'needs'>,
  terminal: Pick<Terminal, 'env' | 'clock' | 'migrations'>,
): Promise<INestApplicationContext> {
  const env = readEnv(terminal.env);
  const log = new Log('silent');
  const core = { env, clock: terminal.clock ?? new SystemClock(env.CLOCK_OFFSET), log };
  const module =
    needs === 'database' ? DatabaseAdminModule.with(core, terminal.migrations ?? migrations) : AdminModule.with(core);
  // `createApplicationContext` rejects if the start fails, and its caller has nothing to close.
  const application = await NestFactory.create(module, new FastifyAdapter(), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  if (needs === 'models') return application;
  // A context has no routes to prepare.
  const context = application.select(module);
  try {
    return await context.init();
  } catch (error) {
    await context.close();
    throw error;
  }
}
