import type { INestApplicationContext } from '@nestjs/common';
import type * as z from 'zod';
import { type Option, readOptions } from './command-line.js';

export interface Outcome {
  /** Printed, one a line. */
  readonly lines: readonly string[];
  /** What it was about, for the audit: ids and routes, never a person's. */
  readonly on: string;
  /** What nevertheless went wrong: printed as such, exit code 1. */
  readonly complaint?: string;
}

/** One command of the tool: `brand add`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it leaves something different; such a command is audited. */
  readonly changes: boolean;
  /** Checks what was typed and gives what is to be done; throws a Refusal. Touches nothing. */
  prepare(words: readonly string[]): (app: INestApplicationContext) => Promise<Outcome>;
}

type Definition<Input extends z.ZodType> = Omit<Command, 'prepare'> & {
  readonly input: Input;
  readonly run: (app: INestApplicationContext, input: z.output<Input>) => Promise<Outcome>;
};

/** A command whose options are checked by a schema before anything is opened. */
export function command<Input extends z.ZodType>({ input, run, ...described }: Definition<Input>): Command {
  return {
    ...described,
    prepare: (words) => {
      const given = readOptions(described.options, input, words);
      return (app) => run(app, given);
    },
  };
}
