import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ReportedRow } from './import-row.repository.js';

const columns = ['row', 'reference', 'result', 'field', 'message'];

/** The report as CSV. No cell is a formula to a spreadsheet. */
export function importReport(rows: AsyncIterable<ReportedRow>): Readable {
  const csv = stringify({ header: true, columns, escape_formulas: true, record_delimiter: 'windows' });
  // Its failures reach the reader of the CSV.
  pipeline(Readable.from(linesOf(rows)), csv, () => undefined);
  return csv;
}

async function* linesOf(rows: AsyncIterable<ReportedRow>): AsyncGenerator<readonly (string | number)[]> {
  for await (const { number, reference, result, problems } of rows) {
    const row = [number, reference, result ?? ''];
    if (problems.length === 0) yield [...row, '', ''];
    for (const { field, message } of problems) yield [...row, field, message];
  }
}
