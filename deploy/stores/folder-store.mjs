import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { UserError } from '../user-error.mjs';

/** A store in a folder, which a web server serves at its root. The server sends the headers. See the typedef `Store`. */
export class FolderStore {
  keepsHeaders = false;

  constructor(root) {
    this.root = root;
  }

  address(path) {
    return join(this.root, path);
  }

  async prepare() {
    // The server in front of the folder has the headers in its configuration; the registry checks them.
  }

  async put(path, content) {
    if (existsSync(this.address(path))) return false;
    await this.replace(path, content);
    return true;
  }

  async replace(path, content) {
    const file = this.address(path);
    await attempt(async () => {
      // Written aside and renamed: a partial file would count as different content from then on.
      const temporary = `${file}.part`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(temporary, content);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    });
  }

  reserve(path, text) {
    const file = this.address(path);
    return attempt(async () => {
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(file, text, { flag: 'wx' });
        return true;
      } catch (error) {
        if (error.code === 'EEXIST') return false;
        throw error;
      }
    });
  }

  read(path) {
    return attempt(() => readFile(this.address(path)), null);
  }

  async list(folder) {
    const root = this.address(folder);
    const entries = await attempt(() => readdir(root, { recursive: true, withFileTypes: true }), []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        relative(root, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/'),
      )
      .toSorted();
  }

  async folders(folder) {
    const entries = await attempt(() => readdir(this.address(folder), { withFileTypes: true }), []);
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  }

  async modified(folder) {
    const files = (await this.list(folder)).map((name) => this.address(`${folder}/${name}`));
    const times = await attempt(() => Promise.all(files.map(async (file) => (await stat(file)).mtimeMs)));
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  async remove(path) {
    await attempt(() => rm(this.address(path), { force: true }));
  }

  async removeFolder(folder) {
    await attempt(() => rm(this.address(folder), { recursive: true, force: true }));
  }
}

/** Runs `work`. Returns `ifMissing`, when given, for a missing file or folder. Throws a UserError for any other failure. */
async function attempt(work, ifMissing) {
  try {
    return await work();
  } catch (error) {
    if (ifMissing !== undefined && error.code === 'ENOENT') return ifMissing;
    throw new UserError(`The store cannot be used: ${error.message}`);
  }
}
