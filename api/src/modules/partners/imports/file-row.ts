import { importMessages, moveReferenceSchema } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { isReadable } from '../../../common/http/readable-requests.js';
import * as z from 'zod/mini';

/** A mistake in a row, with the field as the file names it. The field is empty for a rule about the whole row. */
export interface RowProblem {
  readonly field: string;
  readonly message: string;
}

/** A row of a file. */
export interface FileRow {
  /** As a spreadsheet numbers it, and a line of NDJSON: the first one is 1. */
  readonly number: number;
  /** Empty if it is missing or invalid, and might therefore be anything. */
  readonly reference: string;
  /** A body of `POST /moves`, which is still to be validated. */
  readonly body: unknown;
  /** Mistakes that make the row invalid, whatever its body is. */
  readonly problems: readonly RowProblem[];
}

/** Most characters of a row: as many as a body of `POST /moves` may have. */
export const maxRowLength = 100 * 1024;

/** A row with its body; invalid if the body is not an object or has text that cannot be stored. */
export function fileRow(number: number, body: unknown, problems: readonly RowProblem[] = []): FileRow {
  if (!isObject(body) || !isReadable(body)) return unreadableRow(number);
  const reference = z.safeParse(moveReferenceSchema, body['reference']);
  return { number, reference: reference.data ?? '', body, problems };
}

/** A row that has no body. */
export function unreadableRow(number: number): FileRow {
  return { number, reference: '', body: null, problems: [{ field: '', message: importMessages.notReadable }] };
}

/** A failure of the file as a whole. */
export const unreadableFile = (detail: string) => new DomainError('VALIDATION', { detail });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
