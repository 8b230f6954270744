import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface PdfText {
  readonly info: { readonly Title?: string; readonly Language?: string; readonly CreationDate?: string };
  readonly pages: readonly string[];
}

/**
 * Returns the title, language, creation date and page texts of a PDF. Throws if it is not readable. A separate process
 * runs the parser, because its globals would break every later spec of the same worker that uses jsdom.
 */
export function readPdf(pdf: Buffer) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'pdf-text.mjs')], {
    input: pdf,
    maxBuffer: 10_000_000,
  });
  if (status !== 0) throw new Error(`not readable: ${stderr.toString()}`);
  const { info, pages } = JSON.parse(stdout.toString()) as PdfText;
  return {
    title: info.Title,
    language: info.Language,
    createdAt: info.CreationDate,
    pages: pages.map((text) => text.replace(/\s+/g, ' ')),
  };
}
