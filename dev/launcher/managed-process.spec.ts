import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from './managed-process.mjs';
import { freePortBase } from './ports.mjs';
import { answersHttp } from './readiness.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hm-part-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SERVER = `
  const { createServer } = await import('node:http');
  createServer((request, response) => response.end(String(process.pid))).listen(Number(process.argv[2]), '127.0.0.1');
`;

async function part(source: string, more: object = {}) {
  const port = await freePortBase();
  const script = join(folder, 'part.mjs');
  await writeFile(script, source);
  const ready = answersHttp(`http://127.0.0.1:${port}/`);
  return { port, one: new ManagedProcess({ name: 'sample', port, script, words: [String(port)], ready, ...more }) };
}

const answeredBy = async (port: number) => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());

describe('a part of the system', () => {
  it('is started when it serves, and stopped', async () => {
    const { port, one } = await part(SERVER);
    await one.start();
    expect(await answeredBy(port)).toBe(one.pid);
    await one.stop();
    await expect(answeredBy(port)).rejects.toThrow('fetch failed');
  });

  it('is there again within two seconds after a kill', async () => {
    const restarted = new EventTarget();
    const { port, one } = await part(SERVER, { onRestart: () => restarted.dispatchEvent(new Event('restarted')) });
    await one.start();
    const first = one.pid;
    const killed = performance.now();
    const again = once(restarted, 'restarted');
    process.kill(first, 'SIGKILL');
    await again;
    expect(performance.now() - killed).toBeLessThan(2000);
    expect(one.pid).not.toBe(first);
    expect(await answeredBy(port)).toBe(one.pid);
    await one.stop();
  });

  it('complains with its own last line when it cannot start', async () => {
    const { one } = await part(`console.error('reading'); console.error('JWT_SECRET is missing'); process.exit(1);`);
    await expect(one.start()).rejects.toThrow('JWT_SECRET is missing');
  });

  it('says with which code it ended when it was silent', async () => {
    const { one } = await part('process.exit(3);');
    await expect(one.start()).rejects.toThrow('sample ended with code 3 before it was ready.');
  });

  it('hands over what it says, line by line', async () => {
    const lines: string[] = [];
    const onLine = (line: string, source: string) => lines.push(`${source}: ${line}`);
    const { one } = await part(`console.log('first\\nsecond'); console.error('third'); ${SERVER}`, { onLine });
    await one.start();
    await one.stop();
    expect(lines.toSorted()).toEqual(['stderr: third', 'stdout: first', 'stdout: second']);
  });
});
