import type { INestApplicationContext } from '@nestjs/common';
import type * as z from 'zod';
import type { SettingChange } from '../modules/brands/brand/brand-settings.js';
import { type Option, parseOptions, validateOptions } from './command-line.js';

export interface Outcome {
  /** Output lines. */
  readonly lines: readonly string[];
  /** The subject for the audit: an id or a route, never personal data. */
  readonly on: string;
  /** The settings that it changed, for the audit. */
  readonly changes?: readonly SettingChange[];
  /** What a search looked for and found, for the audit. */
  readonly search?: SearchSummary;
  /** What failed although the command took effect: printed as an error, with exit code 1. */
  readonly failure?: string;
}

/** Prints a line of progress while a command runs. */
export type Report = (line: string) => void;

/** A search for customers without the values that it looked for. */
export interface SearchSummary {
  /** The kinds of the given criteria, for example "name". */
  readonly criteria: readonly string[];
  /** Ids of the enrolments found. */
  readonly found: readonly string[];
}

/** A command of the support tool, for example `brand add`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** The options of an example, as typed in a shell; empty for a command without options. */
  readonly example: string;
  /** Whether it changes data. Such commands are audited and have `--dry-run`. */
  readonly changes: boolean;
  /** Whether it shows personal data. Such commands are audited. */
  readonly showsPersonalData?: boolean;
  /** Whether it writes a file or folder. Such commands have `--dry-run` too. */
  readonly writesFiles?: boolean;
  /** Whether a deployment runs it, so that its audit needs no person. */
  readonly isUnattended?: boolean;
  /**
   * By default the command starts the whole application. `database`: only the database, even while migrations are pending. `models`:
   * the modules of the application without its start-up checks and seeds.
   */
  readonly needs?: 'database' | 'models';
  /** Validates the options. Throws UserError. No side effects. */
  prepare(args: readonly string[]): PreparedCommand;
}

/** A command with valid options. */
export interface PreparedCommand {
  readonly isAudited: boolean;
  readonly run: (app: INestApplicationContext, report: Report) => Promise<Outcome>;
}

/** How a command runs. */
export interface CommandRun {
  /** If true, the command checks everything, returns the changes that it would make, and stores and sends nothing. */
  readonly isDryRun: boolean;
  readonly report: Report;
}

type Definition<Input extends z.ZodType> = Omit<Command, 'prepare'> & {
  readonly input: Input;
  readonly run: (app: INestApplicationContext, input: z.output<Input>, how: CommandRun) => Promise<Outcome>;
};

const dryRun = { 'dry-run': { help: 'check everything, print what would change, and write nothing' } } as const;

/** Defines a command whose options are validated before the application starts. */
export function command<Input extends z.ZodType>({ input, run, ...description }: Definition<Input>): Command {
  const { changes, showsPersonalData = false, writesFiles = false } = description;
  const options = changes || writesFiles ? { ...description.options, ...dryRun } : description.options;
  return {
    ...description,
    options,
    prepare: (args) => {
      const { 'dry-run': dry = false, ...typed } = parseOptions(options, args);
      const values = validateOptions(input, typed);
      const isDryRun = dry === true;
      return {
        // A file that is not written shows no one anything.
        isAudited: (showsPersonalData && !(writesFiles && isDryRun)) || (changes && !isDryRun),
        run: async (app, report) => {
          const outcome = await run(app, values, { isDryRun, report });
          return isDryRun ? { ...outcome, lines: [...outcome.lines, 'Nothing was written.'] } : outcome;
        },
      };
    },
  };
}
