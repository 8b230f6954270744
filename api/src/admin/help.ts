import type { Command } from './command.js';

/** What `--help` prints: all commands, or one with its options. */
export function help(commands: readonly Command[], one: Command | undefined): string {
  return one ? ofOne(one) : ofAll(commands);
}

function ofAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: npm run admin -- <noun> <verb> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'npm run admin -- <noun> <verb> --help lists the options of one.',
  ].join('\n');
}

function ofOne({ name, summary, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help: text }]) => ({
    typed: value === undefined ? `--${option}` : `--${option} ${value}`,
    text,
  }));
  const width = Math.max(0, ...rows.map(({ typed }) => typed.length));
  return [
    `Usage: npm run admin -- ${name}${rows.length > 0 ? ' [options]' : ''}`,
    '',
    summary,
    ...(rows.length > 0 ? ['', ...rows.map(({ typed, text }) => `  ${typed.padEnd(width)}  ${text}`)] : []),
  ].join('\n');
}
