import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Prints the metadata and page texts of the PDF on standard input as JSON.
const task = getDocument({ data: new Uint8Array(await buffer(process.stdin)) });
const document = await task.promise;
const { info } = await document.getMetadata();
const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const { items } = await (await document.getPage(number)).getTextContent();
  pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join(''));
}
process.stdout.write(JSON.stringify({ info, pages }));
