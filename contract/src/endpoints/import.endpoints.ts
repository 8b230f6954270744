import type { MoveImport } from '../partner/move-import';
import type { ImportQuery } from '../partner/move-import.schema';
import { endpoint } from './endpoint';

type ById = { readonly params: { readonly id: string } };

const partner = { version: 'partner/v1', roles: [], key: 'partner' } as const;

/** Files of moves that partners import. */
export const importEndpoints = {
  /**
   * Takes a file: CSV with `Content-Type: text/csv`, or NDJSON (a body of `POST /moves` per line) with `application/x-ndjson`. A job
   * processes the rows of an import; a check is done when the call returns. VALIDATION for a file that cannot be read as a whole,
   * MALFORMED_BODY for another media type, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS.
   */
  start: endpoint<{ query?: ImportQuery; body: string }, MoveImport>({
    ...partner,
    scope: 'moves:write',
    method: 'POST',
    path: '/moves/import',
    success: 202,
  }),
  /** NOT_FOUND for an import of another partner or environment. */
  read: endpoint<ById, MoveImport>({ ...partner, scope: 'moves:read', method: 'GET', path: '/imports/:id' }),
  /**
   * A row per row of the file: number, reference, result, field and message; a row with several wrong fields has several. The result
   * of a row that waits is empty.
   */
  report: endpoint<ById, Blob>({
    ...partner,
    scope: 'moves:read',
    method: 'GET',
    path: '/imports/:id/report',
    media: 'text/csv',
  }),
};
