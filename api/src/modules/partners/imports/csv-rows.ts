import { Readable, pipeline } from 'node:stream';
import { type ImportColumn, importColumns, importMessages, requiredImportColumns } from '@home-move/contract';
import { CsvError, type Info, parse } from 'csv-parse';
import { type Cells, moveOf } from './csv-columns.js';
import { type FileRow, fileRow, maxRowLength, type RowProblem, unreadableFile, unreadableRow } from './file-row.js';

/**
 * The rows of CSV. Its first row names the columns, in any order; they are separated by commas or semicolons. Skips rows without any
 * value. Throws VALIDATION for columns that are unknown, missing or repeated, and for a row after which the others cannot be found.
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let columns: readonly ImportColumn[] | undefined;
  for await (const { cells, number } of recordsOf(text)) {
    if (columns === undefined) columns = readColumns(cells);
    else if (cells.some((cell) => cell.trim() !== '')) yield rowOf(number, columns, cells);
  }
}

interface NumberedRecord {
  readonly number: number;
  readonly cells: readonly string[];
}

async function* recordsOf(text: AsyncIterable<string>): AsyncGenerator<NumberedRecord> {
  const { header, whole } = await withHeader(text);
  const parser = parse({
    delimiter: delimiterOf(header),
    info: true,
    max_record_size: maxRowLength,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // The parser passes the failures of the text on.
  pipeline(Readable.from(whole), parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { cells: record, number: info.records + info.empty_lines };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records, empty_lines: emptyLines } = parser.info;
    throw unreadableFile(importMessages.unclearRow(records + emptyLines + 1));
  }
}

/** The text, with its beginning up to the end of the first line that is not empty. */
async function withHeader(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let header = '';
  while (!/\S.*[\r\n]/.test(header) && header.length < maxRowLength) {
    const { done, value } = await pieces.next();
    if (done) break;
    header += value;
  }
  return { header, whole: joined(header, pieces) };
}

async function* joined(header: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield header;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value;
  } finally {
    await pieces.return?.();
  }
}

/** Spreadsheets of countries with a decimal comma write semicolons. */
function delimiterOf(header: string): ',' | ';' {
  const [line = ''] = header.trimStart().split(/[\r\n]/, 1);
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name);

function readColumns(cells: readonly string[]): readonly ImportColumn[] {
  const names = cells.map((cell) => cell.trim());
  reject(
    names.filter((name) => !isColumn(name)),
    importMessages.unknownColumns,
  );
  reject(
    names.filter((name, index) => names.indexOf(name) !== index),
    importMessages.repeatedColumns,
  );
  reject(
    requiredImportColumns.filter((name) => !names.includes(name)),
    importMessages.missingColumns,
  );
  return names.filter(isColumn);
}

/** Without names of columns, the first row has the details of a person: the message repeats only a few, and cuts them. */
function reject(names: readonly string[], message: (names: readonly string[]) => string): void {
  if (names.length > 0) throw unreadableFile(message(names.slice(0, 5).map((name) => name.slice(0, 40))));
}

function rowOf(number: number, columns: readonly ImportColumn[], cells: readonly string[]): FileRow {
  if (cells.length !== columns.length) return unreadableRow(number);
  const filled = columns.flatMap((column, index) => {
    const cell = cells[index] ?? '';
    return cell.trim() === '' ? [] : [{ column, cell }];
  });
  const problems = filled.flatMap(({ column, cell }): RowProblem[] =>
    isFormula(column, cell) ? [{ field: column, message: importMessages.formula }] : [],
  );
  const values: Cells = Object.fromEntries(filled.map(({ column, cell }) => [column, cell.trim()]));
  return fileRow(number, moveOf(values), problems);
}

/** Whether a spreadsheet could run a cell. Numbers in the international form begin with + too. */
function isFormula(column: ImportColumn, cell: string): boolean {
  if (column === 'contactNumber' && /^\s*\+[\d\s()-]*$/.test(cell)) return false;
  return /^[=+\-@\t\r]/.test(cell) || /^[=+\-@]/.test(cell.trimStart());
}
