import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';

type Row = mongo.Document & { _id: string };

// Each test starts processes that compile their sources.

const LOADER = join(__dirname, 'testing', 'typescript-loader.mjs');
const MAIN = join(__dirname, 'main.ts');

const children = new Set<ChildProcess>();
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await rm(dataDir, { recursive: true });
});

type Run = {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<unknown[]>;
};

const run = (...options: string[]): Run => runBy([], ...options);

const withVariable = (variable: string): readonly string[] => ['env', variable];

/** Runs the server by way of another command, which limits it or sets a variable. */
function runBy(command: readonly string[], ...options: string[]): Run {
  const [program = '', ...args] = [...command, process.execPath, '--import', LOADER, MAIN, ...options];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.err += chunk.toString()));
  return { child, out: () => text.out, err: () => text.err, ended: once(child, 'close') };
}

async function started(command: readonly string[] = []): Promise<Run & { readonly port: number }> {
  const process = runBy(command, '--port', '0', '--data', dataDir);
  if (process.child.stdout !== null) await once(process.child.stdout, 'data');
  const port = /^embedded-mongo ready on 127\.0\.0\.1:(\d+)\n$/.exec(process.out())?.[1];
  expect(port).toBeDefined();
  return { ...process, port: Number(port) };
}

const connect = (port: number, options: mongo.MongoClientOptions = {}) =>
  mongo.MongoClient.connect(`mongodb://127.0.0.1:${port}/test`, options);

describe('the server process', () => {
  it('stops on SIGTERM and SIGINT, keeps its data and releases its lock', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { child, port, ended, err } = await started();
      const client = await connect(port);
      await client.db().collection<Row>('rows').insertOne({ _id: signal });
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(err()).toBe('');
      expect((await readdir(dataDir)).toSorted()).toEqual(['data.log', 'data.log.length']);
      await client.close();
    }
    const { port } = await started();
    const client = await connect(port);
    expect(await client.db().collection<Row>('rows').find().toArray()).toEqual([{ _id: 'SIGTERM' }, { _id: 'SIGINT' }]);
    await client.close();
  });

  it('reports a torn tail that it has cut in one line', async () => {
    const log = join(dataDir, 'data.log');
    await writeFile(log, 'HMDBLOG2torn');
    const { child, ended, err } = await started();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(err()).toBe(`embedded-mongo: cut an incomplete record of 4 bytes off the log; it is kept in ${log}.cut-1\n`);
    expect(await readFile(`${log}.cut-1`, 'utf8')).toBe('torn');
  });

  it('reports a damaged log in one line', async () => {
    await writeFile(join(dataDir, 'data.log'), 'not a log');
    const { ended, out, err } = run('--port', '0', '--data', dataDir);
    expect(await ended).toEqual([1, null]);
    expect([out(), err()]).toEqual(['', `embedded-mongo: ${dataDir}/data.log is not a log of the embedded MongoDB\n`]);
  });

  it('reports a taken port in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { ended, out, err } = run('--port', String(port), '--data', dataDir);
    expect(await ended).toEqual([1, null]);
    expect([out(), err()]).toEqual(['', `embedded-mongo: port ${port} is taken\n`]);
    expect(await readdir(dataDir)).not.toContain('lock');
    other.close();
  });

  it('reports a data folder in use in one line', async () => {
    const first = await started();
    const { ended, out, err } = run('--port', '0', '--data', dataDir);
    expect(await ended).toEqual([1, null]);
    expect([out(), err()]).toEqual([
      '',
      `embedded-mongo: the data folder ${dataDir} is in use by the embedded MongoDB of process ${first.child.pid}\n`,
    ]);
  });

  it.each([
    ['no port', [], '--port must be a number from 0 to 65535'],
    ['an invalid port', ['--port', 'x'], '--port must be a number from 0 to 65535'],
    ['no data folder', ['--port', '0'], '--data must name a folder'],
  ])('reports %s in one line', async (_what, options, line) => {
    const { ended, err } = run(...options);
    expect(await ended).toEqual([1, null]);
    expect(err()).toBe(`embedded-mongo: ${line}\n`);
  });
});

// Limits the size of files, which fails writes as a full disk does.
const limited = (kilobytes: number) => ['sh', '-c', `ulimit -f ${2 * kilobytes} && exec "$0" "$@"`];

describe('a clock that CLOCK_OFFSET moves', () => {
  const thirtyDays = 30 * 24 * 60 * 60 * 1_000;

  it('is the clock of the server, by which TTL indexes expire', async () => {
    const { port } = await started(withVariable(`CLOCK_OFFSET=${-thirtyDays}`));
    const client = await connect(port);
    const { localTime } = await client.db().command({ hello: 1 });
    expect(Math.abs(Date.now() - thirtyDays - localTime.getTime())).toBeLessThan(60_000);
    await client.close();
  });

  it('is a whole number of milliseconds', async () => {
    const { ended, err } = runBy(withVariable('CLOCK_OFFSET=1 day'), '--port', '0', '--data', dataDir);
    expect(await ended).toEqual([1, null]);
    expect(err()).toBe('embedded-mongo: CLOCK_OFFSET must be a whole number of milliseconds\n');
  });
});

describe('a full disk', () => {
  it('ends the process at the failed write, and the next one serves all acknowledged writes', async () => {
    const { port, ended, err } = await started(limited(200));
    const client = await connect(port, { retryWrites: false });
    const rows = client.db().collection<Row>('rows');
    const text = 'x'.repeat(9_000);
    let acknowledged = 0;
    const insertUntilFailure = async () => {
      for (;;) {
        await rows.insertOne({ _id: String(acknowledged), text });
        acknowledged += 1;
      }
    };
    await Promise.all([expect(insertUntilFailure()).rejects.toThrow('connection'), ended.then(() => client.close())]);
    expect(await ended).toEqual([1, null]);
    expect(err()).toBe(`embedded-mongo: the data folder ${dataDir} cannot be written: EFBIG: file too large, write\n`);
    expect(acknowledged).toBeGreaterThan(10);

    const next = await started();
    const nextClient = await connect(next.port);
    const nextRows = nextClient.db().collection<Row>('rows');
    expect(await nextRows.countDocuments()).toBe(acknowledged);
    await nextRows.insertOne({ _id: 'after', text });
    expect(next.err()).toBe('');
    expect((await readdir(dataDir)).toSorted()).toEqual(['data.log', 'data.log.length', 'lock']);
    await nextClient.close();
  });

  it('prevents the start, in one line', async () => {
    const { ended, out, err } = runBy(limited(32), '--port', '0', '--data', dataDir);
    expect(await ended).toEqual([1, null]);
    expect([out(), err()]).toEqual([
      '',
      `embedded-mongo: the data folder ${dataDir} cannot be written: EFBIG: file too large, write\n`,
    ]);
    expect((await readdir(dataDir)).toSorted()).toEqual(['data.log', 'data.log.length']);
  });
});

describe('a data folder that cannot be created', () => {
  it('prevents the start, in one line', async () => {
    await writeFile(join(dataDir, 'file'), '');
    const data = join(dataDir, 'file', 'data');
    const { ended, err } = run('--port', '0', '--data', data);
    expect(await ended).toEqual([1, null]);
    expect(err()).toBe(
      `embedded-mongo: the data folder ${data} cannot be written: ENOTDIR: not a directory, mkdir '${data}'\n`,
    );
  });
});

describe('a server process that is killed while it writes', () => {
  /** Writes with several clients until the process is killed; returns the acknowledged ids and increments. */
  async function writeUntilKilled(
    round: number,
    acknowledgements: number,
  ): Promise<{ ids: string[]; counted: number }> {
    const { child, port, ended } = await started();
    // Without retries, and closed at once: otherwise the client waits for the server.
    const client = await connect(port, { retryWrites: false });
    const closed = ended.then(() => client.close());
    const rows = client.db().collection<Row>('rows');
    const ids: string[] = [];
    let counted = 0;
    const writer = async (number: number): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const _id = `${round}-${number}-${n}`;
        await rows.insertOne({ _id, text: 'x'.repeat(n % 500) });
        ids.push(_id);
        await rows.updateOne({ _id: 'counter' }, { $inc: { n: 1 } }, { upsert: true });
        counted += 1;
        if (ids.length >= acknowledgements) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number).catch(() => undefined)));
    expect(await ended).toEqual([null, 'SIGKILL']);
    await closed;
    return { ids, counted };
  }

  it('loses no acknowledged write', async () => {
    const known: string[] = [];
    let counted = 0;
    for (const [round, acknowledgements] of [1, 40, 333].entries()) {
      const written = await writeUntilKilled(round, acknowledgements);
      known.push(...written.ids);
      counted += written.counted;
    }
    const { port } = await started();
    const client = await connect(port);
    const stored = await client.db().collection<Row>('rows').find().toArray();
    const storedIds = new Set(stored.map(({ _id }) => _id));
    expect(known.filter((id) => !storedIds.has(id))).toEqual([]);
    const counter = stored.find(({ _id }) => _id === 'counter');
    // Unacknowledged increments: at most one by each of the 8 clients at each of the 3 kills.
    expect(counter?.n).toBeGreaterThanOrEqual(counted);
    expect(counter?.n).toBeLessThanOrEqual(counted + 24);
    await client.close();
  });
});
