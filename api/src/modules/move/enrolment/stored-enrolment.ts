import { withBroadbandFields } from '../../broadband/state/broadband.state.js';
import type { EnrolmentDocument } from './enrolment.model.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { initialFields } from './initial-fields.js';

/** Fields of the document that the record lacks. */
const storedOnly = [
  '_id',
  'saveAndContinueHash',
  'renewedTokenHashes',
  'renewedTokenHash',
  'surnameKey',
] as const satisfies (keyof EnrolmentDocument)[];

const initialValues = Object.entries(initialFields);

/**
 * Turns a document into its record, in place: a copy of so many fields takes longer than the rest of a read.
 * @param token the save-and-continue token, which the document has only sealed
 */
export function intoRecord(document: EnrolmentDocument, token: string): EnrolmentRecord {
  const { _id } = document;
  const record = document as unknown as Record<string, unknown>;
  for (const name of storedOnly) delete record[name];
  for (const [name, value] of initialValues) if (!(name in record)) record[name] = value;
  if (document.broadband) record['broadband'] = withBroadbandFields(document.broadband);
  record['id'] = _id.toHexString();
  record['saveAndContinueToken'] = token;
  return record as unknown as EnrolmentRecord;
}
