import { readFile, stat } from 'node:fs/promises';

/** The parsed content of a file, reloaded when the file changes. */
export class CachedFile<T> {
  private cached: { readonly changedAt: number; readonly content: T } | undefined;

  constructor(
    readonly path: string,
    private readonly parse: (text: string) => T,
  ) {}

  /** Rejects with an error that names the file when it is missing or cannot be parsed. */
  async read(): Promise<T> {
    try {
      const { mtimeMs } = await stat(this.path);
      if (this.cached?.changedAt === mtimeMs) return this.cached.content;
      const content = this.parse(await readFile(this.path, 'utf8'));
      this.cached = { changedAt: mtimeMs, content };
      return content;
    } catch (error) {
      const reason =
        (error as NodeJS.ErrnoException).code === 'ENOENT'
          ? 'is missing'
          : `cannot be read: ${(error as Error).message}`;
      throw new Error(`${this.path} ${reason}`, { cause: error });
    }
  }
}
