import type { PartnerEnvironment } from './partner-key';

/** Most rows of an imported file. */
export const maxImportRows = 10_000;
/** Most bytes of an imported file. */
export const maxImportBytes = 10 * 1024 * 1024;

/** `check` reports what an import would do, and stores nothing of the rows. */
export const importModes = ['check', 'import'] as const;
export type ImportMode = (typeof importModes)[number];

/** `stopped`: the key was revoked before every row was processed, or the remaining rows could not be processed for half a day. */
export const importStates = ['waiting', 'running', 'done', 'stopped'] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What a row has led to. `unchanged`: the move was sent before, with the same content; `differs`: with other content; `objected`: the
 * person wants no invitation from this brand; `skipped`: not processed because the import was stopped.
 */
export const importResults = ['created', 'unchanged', 'invalid', 'differs', 'objected', 'skipped'] as const;
export type ImportResult = (typeof importResults)[number];

/** An import as its partner reads it. Times are ISO 8601 in UTC. */
export interface MoveImport {
  readonly id: string;
  readonly environment: PartnerEnvironment;
  readonly mode: ImportMode;
  readonly state: ImportState;
  /** How many rows the file has. */
  readonly rows: number;
  /** How many rows have each result; rows that wait are in none. In mode `check`, what each row would lead to. */
  readonly results: Readonly<Record<ImportResult, number>>;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

/** Columns of a CSV file, in any order; the first row names them. */
export const importColumns = [
  'reference',
  'brand',
  'branch',
  'type',
  'title',
  'firstName',
  'surname',
  'dateOfBirth',
  'emailAddress',
  'contactNumber',
  'houseNameOrNumber',
  'addressLine1',
  'addressLine2',
  'town',
  'postcode',
  'moveInDate',
  'agreedText',
  'agreedDate',
  'inviteOn',
  'inviteDaysBefore',
  'inviteBy',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The columns that every CSV file has. The cells of the others may be empty, so a file may leave them out. */
export const requiredImportColumns: readonly ImportColumn[] = [
  'reference',
  'brand',
  'type',
  'surname',
  'postcode',
  'agreedText',
  'agreedDate',
];

/**
 * Messages for the developers and staff of partners. Rows are numbered as a spreadsheet numbers them: the names of the columns are
 * row 1. Rows of NDJSON are numbered by line.
 */
export const importMessages = {
  mediaType: 'Send the file as text/csv or application/x-ndjson',
  notUtf8: 'The file is not in UTF-8',
  empty: 'The file has no rows',
  tooManyRows: `A file has at most ${maxImportRows.toLocaleString('en-GB')} rows`,
  unknownColumns: (names: readonly string[]) => `These columns are unknown: ${names.join(', ')}`,
  missingColumns: (names: readonly string[]) => `These columns are missing: ${names.join(', ')}`,
  repeatedColumns: (names: readonly string[]) => `These columns are there twice: ${names.join(', ')}`,
  unclearRow: (row: number) => `Row ${row} cannot be read: check its quotation marks and its length`,
  notReadable: 'This row cannot be read',
  formula: 'A value must not begin with =, +, -, @ or a tab',
  repeatedReference: (row: number) => `Row ${row} has the same reference`,
  brandArchived: 'This brand takes no new moves',
} as const;
