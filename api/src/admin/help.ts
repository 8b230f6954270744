import type { Command } from './command.js';

/** The output of `--help`: all commands, or one command with its options. */
export function help(commands: readonly Command[], command: Command | undefined): string {
  return command ? commandHelp(command) : overview(commands);
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: npm run admin -- <noun> <verb> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'npm run admin -- <noun> <verb> --help lists the options of one, with an example. Commands that change data or write files have --dry-run.',
  ].join('\n');
}

function commandHelp({ name, summary, options, example }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help: text }]) => ({
    syntax: value === undefined ? `--${option}` : `--${option} ${value}`,
    text,
  }));
  const width = Math.max(0, ...rows.map(({ syntax }) => syntax.length));
  return [
    `Usage: npm run admin -- ${name}${rows.length > 0 ? ' [options]' : ''}`,
    '',
    summary,
    ...(rows.length > 0 ? ['', ...rows.map(({ syntax, text }) => `  ${syntax.padEnd(width)}  ${text}`)] : []),
    '',
    'Example:',
    `  npm run admin -- ${name} ${example}`.trimEnd(),
  ].join('\n');
}
