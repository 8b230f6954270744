import { parseArgs } from 'node:util';
import type * as z from 'zod';
import { UserError } from './user-error.js';

/** An `--option`: an example value (none for a switch), and its help text. */
export interface Option {
  readonly value?: string;
  readonly help: string;
}

type Options = Readonly<Record<string, Option>>;

/** Validates the values of options. Throws a UserError that names each wrong option. */
export function validateOptions<Input extends z.ZodType>(
  input: Input,
  values: Readonly<Record<string, unknown>>,
): z.output<Input> {
  const result = input.safeParse(values);
  if (result.success) return result.data;
  throw new UserError(
    result.error.issues.map(({ path: [name = null], message }) =>
      optionError(name === null ? null : String(name), message, values),
    ),
  );
}

/** The line about a wrong option; `name` is null for a problem of several. */
export function optionError(name: string | null, message: string, values: Readonly<Record<string, unknown>>): string {
  if (name === null) return message;
  return values[name] === undefined ? `--${name} is missing` : `--${name}: ${message}`;
}

/** The values of options as typed: a text for each, or true for a switch. Throws UserError. */
export function parseOptions(options: Options, args: readonly string[]): Readonly<Record<string, unknown>> {
  const kinds = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    return parseArgs({
      args: joinValues(options, args),
      options: Object.fromEntries(kinds),
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    // Only the first sentence names the option; the rest is advice for programmers.
    throw new UserError(((error as Error).message.split(/\n|\. /)[0] ?? '').replace(/\.$/, ''), { cause: error });
  }
}

/** Rewrites `--token -abc` to `--token=-abc`, because the value of a token may start with a hyphen. */
function joinValues(options: Options, args: readonly string[]): string[] {
  const takesValue = (arg: string | undefined) => options[arg?.replace(/^--/, '') ?? '']?.value !== undefined;
  return args.flatMap((arg, index) => {
    if (arg.startsWith('--') && takesValue(arg)) {
      const value = args[index + 1];
      return value === undefined ? [arg] : [`${arg}=${value}`];
    }
    return index > 0 && args[index - 1]?.startsWith('--') && takesValue(args[index - 1]) ? [] : [arg];
  });
}
