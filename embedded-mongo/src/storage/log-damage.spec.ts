import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { DamagedLogError, startEmbeddedMongo } from '../index.js';
import { allRows, dataFolderFixture } from '../testing/data-folder.fixture.js';
import { Store } from './store.js';

const folder = dataFolderFixture();
const { live } = folder;

/** Stores two documents, of which the second is not acknowledged. Returns the size of the log after each. */
async function written(): Promise<readonly [number, number]> {
  await live((rows) => rows.insertOne({ _id: 1 }));
  const { size } = await stat(folder.log());
  const acknowledged = await readFile(length());
  await live((rows) => rows.insertOne({ _id: 2 }));
  await writeFile(length(), acknowledged);
  return [size, (await stat(folder.log())).size];
}

async function flipBit(offset: number): Promise<Buffer> {
  const content = await readFile(folder.log());
  content[offset] = (content[offset] ?? 0) ^ 1;
  await writeFile(folder.log(), content);
  return content;
}

const length = () => `${folder.log()}.length`;
const kept = (number: number) => `${folder.log()}.cut-${number}`;

describe('a torn tail', () => {
  it('is cut at every length, losing only that record, and kept next to the log', async () => {
    const [intact] = await written();
    const whole = await readFile(folder.log());
    const acknowledged = await readFile(length());
    for (let bytes = intact + 1; bytes < whole.length; bytes += 1) {
      await writeFile(folder.log(), whole.subarray(0, bytes));
      await writeFile(length(), acknowledged);
      const store = await Store.open({ dataDir: folder.path() });
      expect([...(store.collection('test.rows')?.documents.values() ?? [])].map(({ doc }) => doc)).toEqual([
        { _id: 1 },
      ]);
      expect(store.cut).toEqual({ bytes: bytes - intact, keptIn: kept(1) });
      await store.close();
      expect((await stat(folder.log())).size).toBe(intact);
      expect(await readFile(kept(1))).toEqual(whole.subarray(intact, bytes));
      await rm(kept(1));
    }
  });

  it.each([
    ['zeros', () => Buffer.alloc(64)],
    ['noise', () => Buffer.from('f00dbabe'.repeat(9), 'hex')],
  ])('of %s is cut', async (_what, tail) => {
    await written();
    const whole = await readFile(folder.log());
    await writeFile(folder.log(), Buffer.concat([whole, tail()]));
    await live(async (rows) => expect(await allRows(rows)).toEqual([{ _id: 1 }, { _id: 2 }]));
    expect(await readFile(folder.log())).toEqual(whole);
  });

  it('with a wrong checksum is cut', async () => {
    const [, size] = await written();
    await flipBit(size - 3);
    await live(async (rows) => expect(await allRows(rows)).toEqual([{ _id: 1 }]));
  });

  it('may be all of a log that nothing was acknowledged of', async () => {
    await writeFile(folder.log(), 'HMD');
    await live(async (rows) => expect(await allRows(rows)).toEqual([]));
  });

  it('never replaces one that was cut before', async () => {
    const [, size] = await written();
    const whole = await readFile(folder.log());
    const acknowledged = await readFile(length());
    for (const bytes of [size - 1, size - 2]) {
      await writeFile(folder.log(), whole.subarray(0, bytes));
      await writeFile(length(), acknowledged);
      await live(async (_rows, { cut }) => expect(cut?.bytes).toBeGreaterThan(0));
    }
    expect((await readdir(folder.path())).toSorted()).toEqual([
      'data.log',
      'data.log.cut-1',
      'data.log.cut-2',
      'data.log.length',
    ]);
    expect((await stat(kept(1))).size).toBe((await stat(kept(2))).size + 1);
  });

  it('is absent from an intact log, of which nothing is cut', async () => {
    await written();
    await live(async (_rows, { cut }) => expect(cut).toBeUndefined());
    expect((await readdir(folder.path())).toSorted()).toEqual(['data.log', 'data.log.length']);
  });
});

describe('damage before intact records', () => {
  const damage: [string, (start: number, end: number) => number][] = [
    ['the record’s length, so that it seems to contain the later ones', (start) => start + 2],
    ['the lowest byte of the record’s length', (start) => start],
    ['the checksum of the record', (start) => start + 4],
    ['the checksum of its header', (start) => start + 8],
    ['the content of the record', (_start, end) => end - 3],
  ];

  it.each(damage)('in %s prevents the start, and changes nothing', async (_where, offset) => {
    const [start, end] = await written();
    await live((rows) => rows.insertMany([{ _id: 3 }, { _id: 4 }]));
    await live((rows) => rows.insertOne({ _id: 5 }));
    const content = await flipBit(offset(start, end));
    const starting = startEmbeddedMongo({ dataDir: folder.path() });
    await expect(starting).rejects.toThrow(DamagedLogError);
    await expect(starting).rejects.toThrow(
      `${folder.log()} is damaged at byte ${start}, with 2 intact records after it; restore the data folder from a copy, or remove it to start with an empty database`,
    );
    expect(await readFile(folder.log())).toEqual(content);
    expect((await readdir(folder.path())).toSorted()).toEqual(['data.log', 'data.log.length']);
  });

  it('is found if bytes are missing from the middle of the log', async () => {
    const [start] = await written();
    await live((rows) => rows.insertOne({ _id: 3 }));
    const content = await readFile(folder.log());
    await writeFile(folder.log(), Buffer.concat([content.subarray(0, start + 5), content.subarray(start + 20)]));
    await expect(startEmbeddedMongo({ dataDir: folder.path() })).rejects.toThrow('with 1 intact record after it');
  });
});

describe('a log of the first version, without checksums of headers', () => {
  // Written by the version before: one record that creates test.rows and puts _id 1, then one each for _id 2 and 3.
  const old = Buffer.from(
    'SE1EQkxPRzFmAAAAq3m5lDAAAAACb3AAEQAAAGNyZWF0ZUNvbGxlY3Rpb24AAm5zAAoAAAB0ZXN0LnJvd3MAADYAAAACb3AABAAAAHB1dAACbnMACgAA' +
      'AHRlc3Qucm93cwADZG9jAA4AAAAQX2lkAAEAAAAAADYAAAAWEIouNgAAAAJvcAAEAAAAcHV0AAJucwAKAAAAdGVzdC5yb3dzAANkb2MADgAAABBfaWQAAgAA' +
      'AAAANgAAALPD1uU2AAAAAm9wAAQAAABwdXQAAm5zAAoAAAB0ZXN0LnJvd3MAA2RvYwAOAAAAEF9pZAADAAAAAAA=',
    'base64',
  );
  const secondRecord = 8 + 8 + 0x66;

  it('opens, and is rewritten in the current one', async () => {
    await writeFile(folder.log(), old);
    await live(async (rows) => {
      expect(await allRows(rows)).toEqual([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
      await rows.insertOne({ _id: 4 });
    });
    expect((await readFile(folder.log())).toString('latin1', 0, 8)).toBe('HMDBLOG3');
    await live(async (rows) => expect(await rows.countDocuments()).toBe(4));
  });

  it('loses only a torn tail, which is kept', async () => {
    await writeFile(folder.log(), old.subarray(0, old.length - 5));
    await live(async (rows) => expect(await allRows(rows)).toEqual([{ _id: 1 }, { _id: 2 }]));
    expect((await stat(kept(1))).size).toBe(0x36 + 8 - 5);
  });

  it('does not open with a damaged length before intact records', async () => {
    await writeFile(folder.log(), old);
    const content = await flipBit(secondRecord + 2);
    await expect(startEmbeddedMongo({ dataDir: folder.path() })).rejects.toThrow(
      `is damaged at byte ${secondRecord}, with 1 intact record after it`,
    );
    expect(await readFile(folder.log())).toEqual(content);
  });
});
