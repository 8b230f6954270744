import { importMessages } from '@home-move/contract';
import { type FileRow, fileRow, maxRowLength, unreadableFile, unreadableRow } from './file-row.js';

/** The rows of NDJSON: each line is a body of `POST /moves`. Skips empty lines. Throws VALIDATION for a line that does not end. */
export async function* ndjsonRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let number = 0;
  for await (const line of linesOf(text)) {
    number += 1;
    if (line.trim() !== '') yield rowOf(number, line);
  }
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let number = 1;
  for await (const piece of text) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    number += lines.length;
    yield* lines;
    if (rest.length > maxRowLength) throw unreadableFile(importMessages.unclearRow(number));
  }
  yield rest;
}

function rowOf(number: number, line: string): FileRow {
  if (line.length > maxRowLength) return unreadableRow(number);
  try {
    return fileRow(number, JSON.parse(line));
  } catch {
    return unreadableRow(number);
  }
}
