import { importEndpoints, type ImportMode, type MoveImport } from '@home-move/contract';
import { request } from 'undici';
import type { JobData } from '../../../src/modules/platform/jobs/job.model.js';
import { JobsService } from '../../../src/modules/platform/jobs/jobs.service.js';
import type { ApiResponse, BootedApp } from '../../support/boot-app.js';

export interface UploadOptions {
  readonly token: string;
  readonly mode?: ImportMode;
  readonly type?: string;
}

/** A row that is right, as cells by column. */
export const aRow = {
  brand: 'oakwood',
  branch: '12',
  type: 'Lettings',
  title: 'Ms',
  firstName: 'Marigold',
  surname: 'Fennimore',
  dateOfBirth: '1991-04-12',
  emailAddress: 'marigold.fennimore@example.test',
  contactNumber: '+44 7700 900145',
  houseNameOrNumber: '14',
  addressLine1: 'Castle Road',
  town: 'Bedford',
  postcode: 'MK40 2QT',
  moveInDate: '2026-11-27',
  agreedText: 'tenancy-2026-03',
  agreedDate: '2026-11-19',
};

/** The number of rows by their result, before any has one. */
export const noResults = { created: 0, unchanged: 0, invalid: 0, differs: 0, objected: 0, skipped: 0 };

let count = 0;

/** A reference that no other row of the file of tests has. */
export const newReference = () => `CSV-${(count += 1)}`;

type Row = Readonly<Record<string, string>>;

/** A file with these rows, and the columns of all of them. */
export function csvOf(rows: readonly Row[], delimiter = ','): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column] ?? '')))];
  return lines.map((line) => `${line.join(delimiter)}\r\n`).join('');
}

/** Sends a text as a file. */
export function upload(
  api: BootedApp,
  file: string,
  { token, mode = 'import', type = 'text/csv' }: UploadOptions,
): Promise<ApiResponse & { readonly body: MoveImport }> {
  const headers = { 'content-type': type };
  return api.call(importEndpoints.start, { query: { mode }, body: file }, { token, headers });
}

/** Sends bytes as a file. */
export async function uploadBytes(api: BootedApp, file: Buffer, { token, mode = 'import' }: UploadOptions) {
  const { statusCode, body } = await request(`${api.url}/api/partner/v1/moves/import?mode=${mode}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: file,
  });
  return { status: statusCode, body: await body.json() };
}

/** The lines of a report, without the names of its columns. */
export async function reportOf(api: BootedApp, id: string, token: string): Promise<readonly string[]> {
  const { text } = await api.call(importEndpoints.report, { params: { id } }, { token });
  return text.trimEnd().split('\r\n').slice(1);
}

/** The stored rows of an import, in order. */
export const storedRows = ({ database }: BootedApp, importId: string) =>
  database.collection('partner_import_rows').find({ importId }).sort({ number: 1 }).toArray();

/** The stored moves with a reference. */
export const movesOf = ({ database }: BootedApp, reference: string) =>
  database.collection('partner_moves').find({ reference }).toArray();

/** The job of an import; null if it has none. */
export const jobOf = ({ database }: BootedApp, importId: string) =>
  database.collection('jobs').findOne({ key: `move-import:${importId}` });

/** Runs the job of an import once, without the invitations that it schedules. Returns whether it is to run again. */
export async function runImport(api: BootedApp, importId: string): Promise<boolean> {
  const handler = api.app.get(JobsService, { strict: false }).handlerOf('move-import');
  const job = await jobOf(api, importId);
  return (await handler?.(job?.['data'] as JobData)) !== undefined;
}

/** Processes every row of an import. */
export async function completeImport(api: BootedApp, importId: string): Promise<void> {
  while (await runImport(api, importId));
}
