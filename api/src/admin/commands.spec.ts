import { commands } from './commands.js';
import { help } from './help.js';

/** The arguments that a shell makes of a line. */
const shellArguments = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

describe.each(commands.map((command) => [command.name, command] as const))('%s', (name, command) => {
  it('has help with an example that it accepts', () => {
    expect(help(commands, command)).toContain(`Example:\n  npm run admin -- ${`${name} ${command.example}`.trimEnd()}`);
    expect(() => command.prepare(shellArguments(command.example))).not.toThrow();
  });

  it('has --dry-run only if it changes data or writes files, and is audited if it changes data or shows personal data', () => {
    const { changes, showsPersonalData = false, writesFiles = false, options, example } = command;
    expect('dry-run' in options).toBe(changes || writesFiles);
    expect(command.prepare(shellArguments(example)).isAudited).toBe(changes || showsPersonalData);
  });
});

it.each(commands.filter(({ writesFiles = false }) => writesFiles).map((command) => [command.name, command] as const))(
  '%s --dry-run is not audited, because no one sees the data',
  (_, command) => {
    expect(command.prepare([...shellArguments(command.example), '--dry-run']).isAudited).toBe(false);
  },
);

it.each(commands.filter(({ changes }) => changes).map((command) => [command.name, command] as const))(
  '%s --dry-run is audited only if it shows personal data',
  (_, command) => {
    const { example, showsPersonalData = false } = command;
    expect(command.prepare([...shellArguments(example), '--dry-run']).isAudited).toBe(showsPersonalData);
  },
);

it('needs no operator in the commands of a roll-out', () => {
  const unattended = commands.filter(({ isUnattended = false }) => isUnattended);
  expect(unattended.map(({ name }) => name)).toEqual(['database migrate', 'database indexes']);
});
