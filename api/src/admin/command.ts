import type { INestApplicationContext } from '@nestjs/common';
import type * as z from 'zod';
import type { SettingChange } from '../modules/brands/brand/brand-settings.js';
import { type Option, readOptions } from './command-line.js';

export interface Outcome {
  /** Output lines. */
  readonly lines: readonly string[];
  /** The subject for the audit: an id or a route, never personal data. */
  readonly on: string;
  /** The settings that it changed, for the audit. */
  readonly changes?: readonly SettingChange[];
  /** What failed although the command took effect: printed as an error, with exit code 1. */
  readonly failure?: string;
}

/** A command of the support tool, for example `brand add`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Runs with only the database, even while migrations are pending. */
  readonly isForDatabase?: boolean;
  /** Validates the options. Throws UserError. No side effects. */
  prepare(args: readonly string[]): PreparedCommand;
}

/** A command with valid options. */
export interface PreparedCommand {
  /** Whether it changes data; such commands are audited. */
  readonly changes: boolean;
  readonly run: (app: INestApplicationContext) => Promise<Outcome>;
}

type Definition<Input extends z.ZodType> = Omit<Command, 'prepare'> & {
  readonly input: Input;
  /** Whether it changes data, which its options may decide. */
  readonly changes: boolean | ((input: z.output<Input>) => boolean);
  readonly run: (app: INestApplicationContext, input: z.output<Input>) => Promise<Outcome>;
};

/** Defines a command whose options are validated before the application starts. */
export function command<Input extends z.ZodType>({ input, changes, run, ...description }: Definition<Input>): Command {
  return {
    ...description,
    prepare: (args) => {
      const values = readOptions(description.options, input, args);
      return {
        changes: typeof changes === 'function' ? changes(values) : changes,
        run: (app) => run(app, values),
      };
    },
  };
}
