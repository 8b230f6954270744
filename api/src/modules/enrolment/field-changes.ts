import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../../common/problem/domain.error.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { inWords } from './field-in-words.js';

/** The fields of the pages on which people say who they are and where they move to. */
const givenFields = [
  'title',
  'firstName',
  'surname',
  'dateOfBirth',
  'emailAddress',
  'contactNumber',
  'moveInDate',
  'residentialStatus',
  'address',
] as const;
export type GivenField = (typeof givenFields)[number];

/** The version with which each field changed last; one that never did is missing. */
export type ChangedAt = Readonly<Partial<Record<GivenField, number>>>;

/** What a change makes of `changedAt`; nothing when it leaves the given fields as they are. */
export function countedChange(current: EnrolmentRecord, change: EnrolmentChange): { changedAt?: ChangedAt } {
  const changed = differing(current, change);
  if (changed.length === 0) return {};
  const latest = current.version + 1;
  return { changedAt: { ...current.changedAt, ...Object.fromEntries(changed.map((field) => [field, latest])) } };
}

/**
 * Those of the fields that differ from what is there, so that a save may be sent twice. Throws CONFLICT with what a field
 * holds meanwhile, when it differs and changed after `version`, the one that the page showed.
 */
export function savedOver<Field extends GivenField>(
  current: EnrolmentRecord,
  fields: Pick<EnrolmentChange, Field>,
  version: number | undefined,
): Pick<EnrolmentChange, Field> {
  const changed = differing(current, fields);
  const overtaken = version === undefined ? [] : changed.filter((field) => (current.changedAt[field] ?? 0) > version);
  if (overtaken.length > 0) {
    const errors = Object.fromEntries(overtaken.map((field) => [field, inWords(current, field)]));
    throw new DomainError('CONFLICT', { errors });
  }
  return Object.fromEntries(changed.map((field) => [field, (fields as EnrolmentChange)[field]])) as Pick<
    EnrolmentChange,
    Field
  >;
}

function differing(current: EnrolmentRecord, change: EnrolmentChange): readonly GivenField[] {
  return givenFields.filter((field) => field in change && !isDeepStrictEqual(current[field], change[field]));
}
