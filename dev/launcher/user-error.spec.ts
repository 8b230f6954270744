import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inDataFolder, printable, UserError } from './user-error.mjs';

describe('a data folder that cannot be written', () => {
  it('is reported in one line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hm-user-error-'));
    const dataDir = join(folder, 'file', 'data');
    await writeFile(join(folder, 'file'), '');
    const error: unknown = await inDataFolder(dataDir, () => mkdir(dataDir)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect(printable(error)).toBe(
      `The data folder ${dataDir} cannot be written: ENOTDIR: not a directory, mkdir '${dataDir}'`,
    );
    await rm(folder, { recursive: true });
  });

  it('is distinguished from a defect, which keeps its stack', async () => {
    const defect = new TypeError('x is not a function');
    await expect(inDataFolder('/data', () => Promise.reject(defect))).rejects.toBe(defect);
    expect(printable(defect)).toBe(defect);
  });
});

describe('an error of the disk', () => {
  it.each(['ENOSPC', 'EROFS', 'EACCES'])('is printed without its stack: %s', (code) => {
    const error = Object.assign(new Error(`${code}: not written`), { code, syscall: 'write' });
    expect(printable(error)).toBe(`${code}: not written`);
  });
});
