import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from './managed-process.mjs';
import { freePortBase } from './ports.mjs';
import { answersHttp } from './readiness.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hm-process-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SERVER = `
  const { createServer } = await import('node:http');
  createServer((request, response) => response.end(String(process.pid))).listen(Number(process.argv[2]), '127.0.0.1');
`;

async function managed(source: string, more: object = {}) {
  const port = await freePortBase();
  const script = join(folder, 'process.mjs');
  await writeFile(script, source);
  const ready = answersHttp(`http://127.0.0.1:${port}/`);
  return {
    port,
    managedProcess: new ManagedProcess({ name: 'sample', port, script, args: [String(port)], ready, ...more }),
  };
}

const answeredBy = async (port: number) => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());

describe('a managed process', () => {
  it('has started when it serves, and stops', async () => {
    const { port, managedProcess } = await managed(SERVER);
    await managedProcess.start();
    expect(await answeredBy(port)).toBe(managedProcess.pid);
    await managedProcess.stop();
    await expect(answeredBy(port)).rejects.toThrow('fetch failed');
  });

  it('serves again after it is killed', async () => {
    const restarted = new EventTarget();
    const { port, managedProcess } = await managed(SERVER, {
      onRestart: () => restarted.dispatchEvent(new Event('restarted')),
    });
    await managedProcess.start();
    const first = managedProcess.pid;
    const again = once(restarted, 'restarted');
    process.kill(first, 'SIGKILL');
    await again;
    expect(managedProcess.pid).not.toBe(first);
    expect(await answeredBy(port)).toBe(managedProcess.pid);
    await managedProcess.stop();
  });

  it('gets the environment of each start', async () => {
    const restarted = new EventTarget();
    let greeting = 'hello';
    const source = SERVER.replace('String(process.pid)', 'process.env.GREETING');
    const { port, managedProcess } = await managed(source, {
      readEnv: () => ({ ...process.env, GREETING: greeting }),
      onRestart: () => restarted.dispatchEvent(new Event('restarted')),
    });
    const greet = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    await managedProcess.start();
    expect(await greet()).toBe('hello');
    greeting = 'good morning';
    const again = once(restarted, 'restarted');
    process.kill(managedProcess.pid, 'SIGTERM');
    await again;
    expect(await greet()).toBe('good morning');
    await managedProcess.stop();
  });

  it('rejects with the last line of its stderr when it cannot start', async () => {
    const { managedProcess } = await managed(
      `console.error('reading'); console.error('JWT_SECRET is missing'); process.exit(1);`,
    );
    await expect(managedProcess.start()).rejects.toThrow('JWT_SECRET is missing');
  });

  it('rejects with its exit code when it wrote nothing', async () => {
    const { managedProcess } = await managed('process.exit(3);');
    await expect(managedProcess.start()).rejects.toThrow('sample ended with code 3 before it was ready.');
  });

  it('passes on its output line by line', async () => {
    const lines: string[] = [];
    const onLine = (line: string, source: string) => lines.push(`${source}: ${line}`);
    const { managedProcess } = await managed(`console.log('first\\nsecond'); console.error('third'); ${SERVER}`, {
      onLine,
    });
    await managedProcess.start();
    await managedProcess.stop();
    expect(lines.toSorted()).toEqual(['stderr: third', 'stdout: first', 'stdout: second']);
  });
});
