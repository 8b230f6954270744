import { parseArgs } from 'node:util';
import type * as z from 'zod';
import { Refusal } from './refusal.js';

/** One `--option`: what to type after it, nothing for a switch, and what it is for. */
export interface Option {
  readonly value?: string;
  readonly help: string;
}

type Options = Readonly<Record<string, Option>>;

/** What was typed after the command, checked. Throws a Refusal that names the option. */
export function readOptions<Input extends z.ZodType>(
  options: Options,
  input: Input,
  words: readonly string[],
): z.output<Input> {
  const values = parsed(options, words);
  const result = input.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0] ?? '');
  if (name !== '' && values[name] === undefined) throw new Refusal(`--${name} is missing`);
  throw new Refusal(name === '' ? (issue?.message ?? 'not understood') : `--${name}: ${issue?.message ?? 'not valid'}`);
}

function parsed(options: Options, words: readonly string[]): Record<string, unknown> {
  const kinds = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    return parseArgs({
      args: joined(options, words),
      options: Object.fromEntries(kinds),
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    // The first sentence names the option; what follows is advice for programmers.
    throw new Refusal(((error as Error).message.split(/\n|\. /)[0] ?? '').replace(/\.$/, ''), { cause: error });
  }
}

/** `--token -abc` as `--token=-abc`: a token may begin with a hyphen, and nobody should have to know. */
function joined(options: Options, words: readonly string[]): string[] {
  const takesValue = (word: string | undefined) => options[word?.replace(/^--/, '') ?? '']?.value !== undefined;
  return words.flatMap((word, index) => {
    if (word.startsWith('--') && takesValue(word)) {
      const value = words[index + 1];
      return value === undefined ? [word] : [`${word}=${value}`];
    }
    return index > 0 && words[index - 1]?.startsWith('--') && takesValue(words[index - 1]) ? [] : [word];
  });
}
