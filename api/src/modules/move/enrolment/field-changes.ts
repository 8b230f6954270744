import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { formatField } from './field-format.js';
import { moverFields, type ChangedAt, type MoverField } from './mover-fields.js';

/** The `changedAt` that follows from a change; empty when it leaves the mover's fields as they are. */
export function trackChangedFields(current: EnrolmentRecord, change: EnrolmentChange): { changedAt?: ChangedAt } {
  const changed = changedFields(current, change);
  if (changed.length === 0) return {};
  const latest = current.version + 1;
  return { changedAt: { ...current.changedAt, ...Object.fromEntries(changed.map((field) => [field, latest])) } };
}

/**
 * The fields that differ from the stored ones, so that the same save can be sent twice. If such a field has also
 * changed since `version`, the version that the page showed, throws CONFLICT with its stored value.
 */
export function detectConflicts<Field extends MoverField>(
  current: EnrolmentRecord,
  fields: Pick<EnrolmentChange, Field>,
  version: number | undefined,
): Pick<EnrolmentChange, Field> {
  const changed = changedFields(current, fields);
  const conflicting = version === undefined ? [] : changed.filter((field) => (current.changedAt[field] ?? 0) > version);
  if (conflicting.length > 0) {
    const errors = Object.fromEntries(conflicting.map((field) => [field, formatField(current, field)]));
    throw new DomainError('CONFLICT', { errors });
  }
  return Object.fromEntries(changed.map((field) => [field, (fields as EnrolmentChange)[field]])) as Pick<
    EnrolmentChange,
    Field
  >;
}

function changedFields(current: EnrolmentRecord, change: EnrolmentChange): readonly MoverField[] {
  return moverFields.filter((field) => field in change && !isDeepStrictEqual(current[field], change[field]));
}
