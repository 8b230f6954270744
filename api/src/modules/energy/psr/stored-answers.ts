import { noPsrConsents, type PsrConsents, type PsrOptions } from '@home-move/contract';
import type { FieldEncryption, Sealed } from '../../../common/crypto/field-encryption.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { StoredSelection } from '../state/energy.state.js';

/** Answers of the priority services page. Health data: stored only sealed, and never logged. */
export interface StoredAnswers extends Recipients {
  /** Null for the answer No. */
  readonly psrOptions: PsrOptions | null;
  /** For these suppliers, and the network operator and water company of this postcode. */
  readonly consents: PsrConsents;
  /** ISO instant. */
  readonly savedAt: string;
}

/** Every answer takes this many characters, so that its stored size does not reveal a No. */
const paddedLength = 4096;

/** What stored answers are sealed for. */
export const answersPurpose = (enrolmentId: string) => `psr:${enrolmentId}`;

export const sealAnswers = (encryption: FieldEncryption, enrolmentId: string, answers: StoredAnswers): Sealed =>
  encryption.seal(JSON.stringify(answers).padEnd(paddedLength), answersPurpose(enrolmentId));

/** Null before an answer. */
export function openAnswers(
  encryption: FieldEncryption,
  { id, psrAnswers }: Pick<EnrolmentRecord, 'id' | 'psrAnswers'>,
): StoredAnswers | null {
  return psrAnswers && (JSON.parse(encryption.open(psrAnswers, answersPurpose(id))) as StoredAnswers);
}

/** Companies that a selection and a home have: the recipients of the answers. */
export interface Recipients {
  readonly suppliers: readonly string[];
  readonly postcode: string | null;
}

/** @param selections the selections of the enrolment; with mixed meters one for each fuel */
export function recipientsOf(
  { address }: Pick<EnrolmentRecord, 'address'>,
  selections: readonly Pick<StoredSelection, 'offers'>[],
): Recipients {
  const suppliers = selections.flatMap(({ offers }) => offers.map(({ tariff }) => tariff.supplierName));
  return { suppliers: [...new Set(suppliers)].toSorted(), postcode: address?.postcode ?? null };
}

/** The consents that hold for these companies: agreement to share with some does not cover others. */
export function consentsFor(answers: StoredAnswers | null, { suppliers, postcode }: Recipients): PsrConsents {
  if (!answers) return noPsrConsents;
  const { consents } = answers;
  const isSameHome = postcode === answers.postcode;
  return {
    supplier: consents.supplier && suppliers.every((supplier) => answers.suppliers.includes(supplier)),
    network: consents.network && isSameHome,
    water: consents.water && isSameHome,
  };
}
