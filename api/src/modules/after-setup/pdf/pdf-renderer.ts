import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { PdfDocument } from './pdf-document.js';

/** The file of the thread, by the package's `imports`, so that sources and compiled API find the same one. */
export const pdfWorker = createRequire(import.meta.url).resolve('#pdf-worker');

/** Documents that may wait for the thread. One takes 60 to 90 ms. */
const maxWaiting = 50;
/** A drawing that takes longer is given up, and the thread replaced. */
const maxMs = 15_000;
/** A thread that needs more memory ends, without the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Drawn {
  readonly id: number;
  readonly pdf?: Uint8Array;
  readonly error?: unknown;
}

/**
 * Draws PDFs in a separate thread, so that no other request has to wait. The thread starts with the first document,
 * because its library and fonts take 20 MB. After a crash, the next document starts a new thread.
 */
@Injectable()
export class PdfRenderer implements OnModuleDestroy {
  private readonly logger = new Logger(PdfRenderer.name);
  private readonly waiting = new Map<number, Waiting>();
  private thread: Worker | null = null;
  private lastId = 0;

  constructor(
    private readonly file: string,
    private readonly timeLimitMs = maxMs,
  ) {}

  /** Throws UNAVAILABLE when too many wait, when the thread fails, and when it takes too long. */
  async render(document: PdfDocument, createdAt: Date): Promise<Buffer> {
    if (this.waiting.size >= maxWaiting) throw new DomainError('UNAVAILABLE');
    const thread = (this.thread ??= this.start());
    const id = (this.lastId += 1);
    const drawn = new Promise<Buffer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    const timer = setTimeout(() => void this.replace(thread, 'took too long'), this.timeLimitMs);
    thread.postMessage({ id, document, createdAt });
    try {
      return await drawn;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
    }
  }

  async onModuleDestroy(): Promise<void> {
    if (this.thread) await this.replace(this.thread, null);
  }

  private start(): Worker {
    const thread = new Worker(this.file, { resourceLimits });
    // A process that ends does not wait for its thread.
    thread.unref();
    thread.on('message', ({ id, pdf, error }: Drawn) => {
      const waiting = this.waiting.get(id);
      if (pdf) waiting?.resolve(Buffer.from(pdf));
      else waiting?.reject(this.failure(error));
    });
    thread.on('error', (error) => void this.replace(thread, error));
    thread.on('exit', () => void this.replace(thread, 'ended'));
    return thread;
  }

  /** Rejects the documents that wait for a thread; the next document starts another. */
  private async replace(thread: Worker, reason: unknown): Promise<void> {
    if (this.thread !== thread) return;
    this.thread = null;
    for (const { reject } of this.waiting.values()) reject(this.failure(reason));
    await thread.terminate();
  }

  private failure(reason: unknown): DomainError {
    if (reason !== null) this.logger.error({ msg: 'a PDF could not be drawn', err: reason });
    return new DomainError('UNAVAILABLE');
  }
}
