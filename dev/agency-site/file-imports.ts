import type { FileImport, HomeMoveClient, ImportMode } from './home-move-client.js';

const maxRemembered = 20;
const pollMs = 1000;
const running = ['waiting', 'running'];

export interface FileImportsOptions {
  readonly homeMove: HomeMoveClient;
  /** Called for each progress of an import. */
  readonly onChange: (fileImport: FileImport) => void;
  /** Resolves after this many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
}

/** The files that the agency has sent to Home Move. Webhooks report moves, so the server polls the progress of an import. */
export class FileImports {
  readonly #latest = new Map<string, FileImport>();
  #isClosed = false;

  constructor(private readonly options: FileImportsOptions) {}

  /** Sends a file, and follows its import until it ends. Rejects with a HomeMoveProblem for a file that cannot be read. */
  async start(file: Uint8Array<ArrayBuffer>, mediaType: string, mode: ImportMode): Promise<FileImport> {
    const started = await this.options.homeMove.startImport(file, mediaType, mode);
    this.remember(started);
    void this.follow(started);
    return started;
  }

  /** The latest imports, the earliest first. */
  latest(): readonly FileImport[] {
    return [...this.#latest.values()];
  }

  /** Stops following imports; Home Move continues them. */
  close(): void {
    this.#isClosed = true;
  }

  private async follow(started: FileImport): Promise<void> {
    let current = started;
    this.options.onChange(current);
    while (running.includes(current.state)) {
      await this.options.wait(pollMs);
      if (this.#isClosed) return;
      const next = await this.options.homeMove.readImport(current.id).catch(() => null);
      // Home Move does not answer at the moment.
      if (next === null) continue;
      current = next;
      this.remember(current);
      this.options.onChange(current);
    }
  }

  private remember(fileImport: FileImport): void {
    this.#latest.set(fileImport.id, fileImport);
    const [oldest] = this.#latest.keys();
    if (this.#latest.size > maxRemembered && oldest !== undefined) this.#latest.delete(oldest);
  }
}
