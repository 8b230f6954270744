import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface PdfText {
  readonly info: { readonly Title?: string; readonly Language?: string; readonly CreationDate?: string };
  readonly pages: readonly string[];
}

/**
 * Returns the title, language, creation date and page texts of PDFs. Throws if one is not readable. A separate process
 * runs the parser, because its globals would break every later spec of the same worker that uses jsdom. All PDFs share
 * one process, because starting it can take seconds.
 */
export function readPdfs(pdfs: readonly Buffer[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(__dirname, 'pdf-text.mjs')], {
    input: JSON.stringify(pdfs.map((pdf) => pdf.toString('base64'))),
    maxBuffer: 10_000_000,
  });
  if (status !== 0) throw new Error(`not readable: ${stderr.toString()}`);
  return (JSON.parse(stdout.toString()) as PdfText[]).map(({ info, pages }) => ({
    title: info.Title,
    language: info.Language,
    createdAt: info.CreationDate,
    pages: pages.map((text) => text.replace(/\s+/g, ' ')),
  }));
}

export function readPdf(pdf: Buffer) {
  const [text] = readPdfs([pdf]);
  if (!text) throw new Error('no text of the PDF');
  return text;
}
