import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands.js';

const folder = join(__dirname, '../../../docs/how-to');
const calls = /(?:node api\/dist\/src\/admin\/main\.js|npm run admin --) ([a-z][a-z-]*) ([a-z][a-z-]*)([^\n`#]*)/g;

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const commandsIn = (text: string) =>
  [...text.matchAll(calls)].map(([, noun, verb, options = '']) => ({
    name: `${noun} ${verb}`,
    options: options.trim(),
  }));

/** The arguments that a shell makes of a line. */
const shellArguments = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

describe.each(readdirSync(folder).filter((name) => commandsIn(textOf(name)).length > 0))('%s', (guide) => {
  it('names only commands that exist', () => {
    const known = commands.map(({ name }) => name);
    expect(commandsIn(textOf(guide)).filter(({ name }) => !known.includes(name))).toEqual([]);
  });
});

describe('the incident of an empty or lost database', () => {
  const [, incident = ''] = /\n### The database is empty or lost\n(.*?)\n### /s.exec(textOf('operate.md')) ?? [];

  it('restores, migrates, and checks, with options that the commands accept', () => {
    const steps = commandsIn(incident);
    expect(steps.map(({ name, options }) => `${name} ${options}`.trim())).toEqual([
      'database restore --from /backups/2026-11-28 --dry-run',
      'database restore --from /backups/2026-11-28',
      'database migrate',
      'database indexes',
      'keys status',
      'brand list',
    ]);
    for (const { name, options } of steps) {
      const command = commands.find((known) => known.name === name);
      expect(() => command?.prepare(shellArguments(options))).not.toThrow();
    }
  });

  it('quotes the line of a start, which names a chapter of the same guide', () => {
    expect(incident).toContain('`MONGODB_URI is refused in production: its database is empty`');
    expect(textOf('operate.md')).toContain('\n## Restore\n');
  });
});
