import { ProcessOutput } from './process-output.mjs';

const written: string[] = [];
const shown: string[] = [];
let output: ProcessOutput;

beforeEach(() => {
  written.length = 0;
  shown.length = 0;
  const logs = {
    write: (name: string, line: string) => written.push(`${name} ${line}`),
    show: (name: string, line: string, source: string) => shown.push(`${name} ${line} (${source})`),
  };
  output = new ProcessOutput('mongo', { logs, log: (line: string) => shown.push(line) });
});

describe('the output of a process', () => {
  it('goes to its log, and to the terminal while the process is ready', () => {
    output.line('starting', 'stdout', false);
    output.ready('mongo ready');
    output.line('disk slow', 'stderr', true);
    expect(written).toEqual(['mongo starting', 'mongo disk slow']);
    expect(shown.slice(-1)).toEqual(['mongo disk slow (stderr)']);
  });

  it('shows a warning of the start once the process is ready', () => {
    output.line('cut 4 bytes off the log', 'stderr', false);
    expect(shown).toEqual([]);
    output.ready('mongo ready');
    expect(shown).toEqual(['mongo cut 4 bytes off the log (stderr)', 'mongo ready']);
  });

  it('shows once why the process does not start again, however often it is tried', () => {
    const full = new Error('the disk is full');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      output.line('the disk is full', 'stderr', false);
      output.notStarted(full);
    }
    output.notStarted(new Error('the port is taken'));
    output.ready('mongo restarted (pid 7)');
    output.notStarted(full);
    expect(shown).toEqual([
      'mongo does not start again: the disk is full',
      'mongo does not start again: the port is taken',
      'mongo restarted (pid 7)',
      'mongo does not start again: the disk is full',
    ]);
  });
});
