import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { inProject } from './project.mjs';

const moduleAt = (name: string) => pathToFileURL(inProject('dev', 'launcher', name)).href;

/** A command that runs two programs, and ends them when it is interrupted. */
const command = `
  import { endRunning, runToEnd } from '${moduleAt('command.mjs')}';
  import { onStopSignal } from '${moduleAt('system.mjs')}';
  const first = runToEnd('node', ['-e', 'console.log("first"); setInterval(() => undefined, 1000)']);
  onStopSignal(async () => {
    endRunning();
    await first;
  });
  await first;
  await runToEnd('node', ['-e', 'console.log("second")']);
`;

describe('an interrupted command', () => {
  it('fails, ends its program and starts no other', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', command]);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      child.kill('SIGINT');
    });
    const [code] = await once(child, 'close');
    expect([code, output]).toEqual([1, 'first\n']);
  });
});
