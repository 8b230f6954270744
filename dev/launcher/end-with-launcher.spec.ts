import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const preload = pathToFileURL(join(__dirname, 'end-with-launcher.mjs')).href;
const program = `
  const { Worker } = require('node:worker_threads');
  const thread = new Worker("require('node:worker_threads').parentPort.postMessage('drawn')", { eval: true });
  thread.on('message', (text) => { console.log(text); process.exit(); });
`;

it('a process that ends with the launcher can start threads', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', preload, '--eval', program]);
  expect(stdout).toBe('drawn\n');
});
