import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { DamagedLogError, startEmbeddedMongo } from '../index.js';
import { dataFolderFixture } from '../testing/data-folder.fixture.js';
import { LengthFile } from './length-file.js';
import { LogFile } from './log-file.js';
import type { LogEntry } from './log-record.js';

const folder = dataFolderFixture();
const { live } = folder;

const lengthPath = () => `${folder.log()}.length`;
const newPath = () => `${folder.log()}.new`;

/** The files on disk after a write was acknowledged, and the entries that a start then has to replay. */
type Moment = { readonly log: Buffer; readonly length: Buffer; readonly live: readonly string[] };

/** A store of one string per key, which a later entry of the key replaces. */
class Rows {
  private readonly rows = new Map<string, string>();

  readonly replay = (entry: LogEntry): void => {
    if (entry.op === 'dropIndex') this.rows.set(entry.ns, entry.name);
  };

  put(ns: string, name: string): LogEntry {
    this.rows.set(ns, name);
    return { op: 'dropIndex', ns, name };
  }

  *snapshot(): Generator<LogEntry> {
    for (const [ns, name] of this.rows) yield { op: 'dropIndex', ns, name };
  }

  get state(): readonly string[] {
    return [...this.rows].map((row) => row.join('=')).toSorted();
  }
}

const empty = async () => {
  for (const name of await readdir(folder.path())) await rm(`${folder.path()}/${name}`);
};

/** Writes each commit separately. Returns the files on disk before the first commit and after each one. */
async function moments(commits: readonly (readonly string[])[], minCompactionBytes: number): Promise<Moment[]> {
  await empty();
  const rows = new Rows();
  const log = await LogFile.open(folder.path(), rows.replay, { snapshot: () => rows.snapshot(), minCompactionBytes });
  const onDisk = async (): Promise<Moment> => ({
    log: await readFile(folder.log()),
    length: await readFile(lengthPath()),
    live: rows.state,
  });
  const found = [await onDisk()];
  for (const [number, commit] of commits.entries()) {
    await log.append(commit.map((key) => rows.put(key, `${number} `.repeat(20))));
    found.push(await onDisk());
  }
  await log.close();
  return found;
}

const REFUSED = 'refused';

/** The entries that a start on these files replays, or REFUSED. Throws if a refused start changes the files. */
async function startOn({ log, length }: Pick<Moment, 'log' | 'length'>): Promise<readonly string[] | typeof REFUSED> {
  await empty();
  await writeFile(folder.log(), log);
  await writeFile(lengthPath(), length);
  const rows = new Rows();
  try {
    const opened = await LogFile.open(folder.path(), rows.replay, { snapshot: () => rows.snapshot() });
    await opened.close();
    return rows.state;
  } catch (error) {
    const left = await Promise.all([readFile(folder.log()), readFile(lengthPath())]);
    if (!(error instanceof DamagedLogError) || !left[0].equals(log) || !left[1].equals(length)) throw error;
    return REFUSED;
  }
}

const generationOf = (log: Buffer) => log.readUInt32LE(8);

const someCommits = fc.array(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 6,
});

describe('a log that ends at a record boundary', () => {
  it.each([
    ['without compaction', 1_000_000, false],
    ['with compactions between the writes', 250, true],
  ])(
    'opens when it is as new as its length or newer, and is refused when it is older, %s',
    async (_how, minimum, compacts) => {
      let latest = 0;
      await fc.assert(
        fc.asyncProperty(someCommits, async (commits) => {
          const after = await moments(commits, minimum);
          latest = Math.max(latest, ...after.map(({ log }) => generationOf(log)));
          for (const [stored, { log, live: expected }] of after.entries()) {
            for (const [acknowledged, { length }] of after.entries()) {
              // Nothing is missing from the log of an earlier moment if no write of the later one is.
              expect(await startOn({ log, length })).toEqual(stored >= acknowledged ? expected : REFUSED);
            }
          }
        }),
        { numRuns: 15 },
      );
      expect(latest > 1).toBe(compacts);
    },
    60_000,
  );

  it('is refused when it was cut after a compaction, with the length from before it', async () => {
    const after = await moments([['a'], ['b'], ['a'], ['b'], ['a', 'b'], ['a'], ['b']], 400);
    const compacted = after.findIndex(({ log }) => generationOf(log) === 2);
    const [before, now] = after.slice(compacted - 1, compacted + 1);
    if (before === undefined || now === undefined) throw new Error('no compaction');
    expect(await startOn({ log: now.log, length: before.length })).toEqual(now.live);
    for (let bytes = 0; bytes < now.log.length; bytes += 1) {
      const cut = { log: now.log.subarray(0, bytes), length: before.length };
      expect(await startOn(cut)).toBe(REFUSED);
    }
  });

  it('survives a compaction that is interrupted at any byte of the new log', async () => {
    const after = await moments([['a'], ['b'], ['a', 'b', 'c']], 1_000_000);
    const last = after[after.length - 1];
    if (last === undefined) throw new Error('nothing was written');
    await empty();
    for (let bytes = 0; bytes < last.log.length; bytes += 7) {
      await writeFile(folder.log(), last.log);
      await writeFile(lengthPath(), last.length);
      await writeFile(newPath(), last.log.subarray(0, bytes));
      const rows = new Rows();
      const opened = await LogFile.open(folder.path(), rows.replay, { snapshot: () => rows.snapshot() });
      await opened.close();
      expect(rows.state).toEqual(last.live);
      expect((await readdir(folder.path())).toSorted()).toEqual(['data.log', 'data.log.length']);
    }
  });
});

describe('a data folder', () => {
  /** The result of a start on the folder, which does not change its files. */
  const start = async (): Promise<string> => {
    const files = await readdir(folder.path());
    const error: unknown = await startEmbeddedMongo({ dataDir: folder.path() }).catch((problem: unknown) => problem);
    expect(await readdir(folder.path())).toEqual(files);
    return error instanceof DamagedLogError ? error.message : 'started';
  };
  const hint = '; restore the data folder from a copy, or remove it to start with an empty database';

  it('without its log is refused', async () => {
    await live((rows) => rows.insertOne({ _id: 1 }));
    const { length } = await readFile(folder.log());
    await rm(folder.log());
    expect(await start()).toBe(
      `${folder.log()} is missing or empty, but ${length} bytes of it were acknowledged${hint}`,
    );
  });

  it('whose log ends before the last acknowledged record is refused', async () => {
    await live((rows) => rows.insertOne({ _id: 1 }));
    const intact = await readFile(folder.log());
    await live((rows) => rows.insertOne({ _id: 2 }));
    const { length } = await readFile(folder.log());
    await writeFile(folder.log(), intact);
    expect(await start()).toBe(
      `${folder.log()} is intact up to byte ${intact.length} only, but ${length} bytes of it were acknowledged${hint}`,
    );
  });

  it('whose last acknowledged record is damaged is refused', async () => {
    await live((rows) => rows.insertOne({ _id: 1 }));
    const content = await readFile(folder.log());
    content[content.length - 3] = (content[content.length - 3] ?? 0) ^ 1;
    await writeFile(folder.log(), content);
    expect(await start()).toContain(`but ${content.length} bytes of it were acknowledged${hint}`);
  });

  it('without the length of its log is refused', async () => {
    await live((rows) => rows.insertOne({ _id: 1 }));
    await rm(lengthPath());
    expect(await start()).toBe(`${folder.log()}.length is missing, so the log may have been truncated${hint}`);
  });

  it('whose length is damaged is refused', async () => {
    await live((rows) => rows.insertOne({ _id: 1 }));
    await writeFile(
      lengthPath(),
      (await readFile(lengthPath(), 'latin1')).replace('HMDBLEN1 0000000001', 'HMDBLEN1 0000000002'),
    );
    expect(await start()).toBe(`${folder.log()}.length is damaged${hint}`);
  });

  it('whose log has a damaged header is refused', async () => {
    await live((rows) => rows.insertOne({ _id: 1 }));
    const content = await readFile(folder.log());
    content[9] = (content[9] ?? 0) ^ 1;
    await writeFile(folder.log(), content);
    expect(await start()).toBe(`${folder.log()} is damaged in its header${hint}`);
  });

  it('of a process that was killed while it created the folder opens', async () => {
    const opens = () => live(async (rows) => expect(await rows.countDocuments()).toBe(0));
    await (await LengthFile.open(lengthPath(), undefined)).close();
    const first = await readFile(lengthPath());
    await rm(lengthPath());
    await writeFile(`${lengthPath()}.new`, first.subarray(0, 9));
    await opens();
    await empty();
    await writeFile(lengthPath(), first);
    await opens();
    await empty();
    await writeFile(lengthPath(), first);
    await writeFile(newPath(), 'HMDB');
    await opens();
  });
});
