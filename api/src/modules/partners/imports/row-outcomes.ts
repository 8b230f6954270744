import { importMessages, moveMessages, problemCatalogue, type ProblemCode } from '@home-move/contract';
import { DomainError, type DomainErrorData } from '../../../common/problem/domain.error.js';
import type { FileType } from '../../../common/http/uploaded-file.js';
import { columnOf } from './csv-columns.js';
import type { RowProblem } from './file-row.js';
import type { RowOutcome } from './import-row.repository.js';

/** The outcome of a row that is wrong. Returns null for a failure that is not the row's, and may pass. */
export function rejection(error: unknown, type: FileType): RowOutcome | null {
  if (!(error instanceof DomainError)) return null;
  const problems = problemsByCode[error.code]?.(error.data);
  if (problems === undefined) return null;
  const named = type === 'text/csv' ? problems.map((one) => ({ ...one, field: columnOf(one.field) })) : problems;
  return { result: error.code === 'MOVE_EXISTS' ? 'differs' : 'invalid', problems: named };
}

/** The mistakes of a row, by the code of a failure that is the row's own. */
const problemsByCode: Partial<Record<ProblemCode, (data: DomainErrorData) => readonly RowProblem[]>> = {
  VALIDATION: ({ errors = {}, detail }) => [
    ...listed(errors),
    ...(detail === undefined ? [] : [{ field: '', message: detail }]),
  ],
  MOVE_EXISTS: ({ errors = {} }) => listed(errors),
  MOVE_ENDED: () => [{ field: 'reference', message: problemCatalogue.MOVE_ENDED.title }],
  NOT_FOUND: () => [{ field: 'brand', message: moveMessages.brand }],
  BRAND_ARCHIVED: () => [{ field: 'brand', message: importMessages.brandArchived }],
};

type FieldErrors = Readonly<Record<string, string>>;

const listed = (errors: FieldErrors): readonly RowProblem[] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));
