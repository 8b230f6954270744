import { readFile, stat } from 'node:fs/promises';

/** What a file says, read anew when the file changes. */
export class FreshFile<T> {
  private held: { readonly changedAt: number; readonly content: T } | undefined;

  constructor(
    readonly path: string,
    private readonly parse: (text: string) => T,
  ) {}

  /** The parsed content. Rejects with a message that names the file when it is missing or cannot be parsed. */
  async read(): Promise<T> {
    try {
      const { mtimeMs } = await stat(this.path);
      if (this.held?.changedAt === mtimeMs) return this.held.content;
      const content = this.parse(await readFile(this.path, 'utf8'));
      this.held = { changedAt: mtimeMs, content };
      return content;
    } catch (error) {
      const why =
        (error as NodeJS.ErrnoException).code === 'ENOENT'
          ? 'is missing'
          : `cannot be read: ${(error as Error).message}`;
      throw new Error(`${this.path} ${why}`, { cause: error });
    }
  }
}
