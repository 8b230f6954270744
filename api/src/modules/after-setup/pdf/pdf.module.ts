import { Module } from '@nestjs/common';
import { DrawnPdfs } from './drawn-pdfs.js';
import { PdfRenderer, pdfWorker } from './pdf-renderer.js';

/** Draws PDFs, in one thread for all modules. */
@Module({
  providers: [{ provide: PdfRenderer, useFactory: () => new PdfRenderer(pdfWorker) }, DrawnPdfs],
  exports: [PdfRenderer, DrawnPdfs],
})
export class PdfModule {}
