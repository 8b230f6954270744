import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** For tests: what a reader finds in a PDF. */
export async function readPdf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const fields = info as { readonly Title?: string; readonly Language?: string; readonly CreationDate?: string };
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    pages.push(text.replace(/\s+/g, ' '));
  }
  await task.destroy();
  return { title: fields.Title, language: fields.Language, createdAt: toIso(fields.CreationDate ?? ''), pages };
}

/** "D:20261120100000Z" */
function toIso(date: string): string {
  const [, ...parts] = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(date) ?? [];
  const [year, month, day, ...time] = parts;
  return `${[year, month, day].join('-')}T${time.join(':')}.000Z`;
}
