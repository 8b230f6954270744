import { json } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function textOf(pdf) {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(pdf, 'base64')) }).promise;
  const { info } = await document.getMetadata();
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join(''));
  }
  return { info, pages };
}

// Reads a JSON list of base64 PDFs from standard input, and prints their metadata and page texts as JSON.
const texts = [];
for (const pdf of await json(process.stdin)) texts.push(await textOf(pdf));
process.stdout.write(JSON.stringify(texts));
