import type { INestApplicationContext } from '@nestjs/common';
import type * as z from 'zod';
import { type Option, readOptions } from './command-line.js';

export interface Outcome {
  /** Output lines. */
  readonly lines: readonly string[];
  /** The subject for the audit: an id or a route, never personal data. */
  readonly on: string;
  /** What failed although the command took effect: printed as an error, with exit code 1. */
  readonly failure?: string;
}

/** A command of the support tool, for example `brand add`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it changes data; such commands are audited. */
  readonly changes: boolean;
  /** Runs with only the database, even while migrations are pending. */
  readonly isForDatabase?: boolean;
  /** Validates the options and returns the function that runs the command. Throws UserError. No side effects. */
  prepare(args: readonly string[]): (app: INestApplicationContext) => Promise<Outcome>;
}

type Definition<Input extends z.ZodType> = Omit<Command, 'prepare'> & {
  readonly input: Input;
  readonly run: (app: INestApplicationContext, input: z.output<Input>) => Promise<Outcome>;
};

/** Defines a command whose options are validated before the application starts. */
export function command<Input extends z.ZodType>({ input, run, ...description }: Definition<Input>): Command {
  return {
    ...description,
    prepare: (args) => {
      const values = readOptions(description.options, input, args);
      return (app) => run(app, values);
    },
  };
}
