import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import type { PdfDocument } from './pdf-document.js';
import { PdfRenderer } from './pdf-renderer.js';

/** Files that are kept, of 30 to 60 kB each. */
const maxFiles = 100;
/** They contain addresses, so they are not kept longer than a download is repeated. */
const keptMs = 10 * 60 * 1000;

interface DrawnPdf {
  readonly file: Promise<Buffer>;
  readonly until: number;
}

/** PDFs by the hash of their document. A document is drawn once in ten minutes, even for simultaneous requests. */
@Injectable()
export class DrawnPdfs {
  private readonly files = new Map<string, DrawnPdf>();

  constructor(
    private readonly renderer: PdfRenderer,
    private readonly clock: Clock,
  ) {}

  /** @param beforeDrawing runs only if the document has to be drawn; its errors are rethrown. */
  get(document: PdfDocument, beforeDrawing: () => Promise<void>): Promise<Buffer> {
    const now = this.clock.now();
    this.forget(now.getTime());
    const key = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const known = this.files.get(key);
    if (known) return known.file;
    const file = beforeDrawing().then(() => this.renderer.render(document, now));
    this.files.set(key, { file, until: now.getTime() + keptMs });
    // The requests that wait for it hear of the failure.
    void file.catch(() => this.files.delete(key));
    return file;
  }

  /** Removes expired files, and the oldest files beyond the limit; the map is in the order of drawing. */
  private forget(now: number): void {
    for (const [key, { until }] of this.files) if (until <= now || this.files.size >= maxFiles) this.files.delete(key);
  }
}
