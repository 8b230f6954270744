import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareFolder } from './data-folder.mjs';
import { settingsFrom } from './settings.mjs';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hm-rehearsal-'));
  ({ dataDir } = settingsFrom({ HM_DATA_DIR: folder, PORT_BASE: '5100' }));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the data folder of a rehearsal', () => {
  it('is a folder inside HM_DATA_DIR, whose other contents stay', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear tenant');
    const lock = await prepareFolder(dataDir);
    await lock.release();
    expect(dataDir).toBe(join(folder, 'rehearsal-5100'));
    expect((await readdir(folder)).toSorted()).toEqual(['letter.txt', 'rehearsal-5100']);
  });

  it('loses the data of the rehearsal before', async () => {
    await (await prepareFolder(dataDir)).release();
    await mkdir(join(dataDir, 'store', 'v1'), { recursive: true });
    await writeFile(join(dataDir, 'store', 'v1', 'loader.js'), '');
    const lock = await prepareFolder(dataDir);
    expect((await readdir(dataDir)).toSorted()).toEqual(['REHEARSAL', 'launcher.lock']);
    await lock.release();
  });

  it('keeps contents that no rehearsal has created', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'letter.txt'), 'Dear tenant');
    await expect(prepareFolder(dataDir)).rejects.toThrow(`${dataDir} was not created by a rehearsal.`);
    expect(await readdir(dataDir)).toEqual(['letter.txt']);
  });

  it('keeps the data of a rehearsal that runs', async () => {
    const lock = await prepareFolder(dataDir);
    await writeFile(join(dataDir, 'environment'), '');
    await expect(prepareFolder(dataDir)).rejects.toThrow(`already runs Home Move on the data folder ${dataDir}`);
    expect(await readdir(dataDir)).toContain('environment');
    await lock.release();
  });
});
