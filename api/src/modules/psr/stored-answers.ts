import { noPsrConsents, type PsrConsents, type PsrOptions } from '@home-move/contract';
import type { FieldEncryption, Sealed } from '../../common/crypto/field-encryption.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import type { StoredSelection } from '../enrolment/energy.state.js';

/** Answers of the priority services page. Health data: stored only sealed, and never logged. */
export interface StoredAnswers {
  /** Null for the answer No. */
  readonly psrOptions: PsrOptions | null;
  readonly consents: PsrConsents;
  /** The suppliers of the plan for which the mover agreed. */
  readonly suppliers: readonly string[];
  /** ISO instant. */
  readonly savedAt: string;
}

const purpose = (enrolmentId: string) => `psr:${enrolmentId}`;

export const sealAnswers = (encryption: FieldEncryption, enrolmentId: string, answers: StoredAnswers): Sealed =>
  encryption.seal(JSON.stringify(answers), purpose(enrolmentId));

/** Null before an answer. */
export function openAnswers(
  encryption: FieldEncryption,
  { id, psrAnswers }: Pick<EnrolmentRecord, 'id' | 'psrAnswers'>,
): StoredAnswers | null {
  return psrAnswers && (JSON.parse(encryption.open(psrAnswers, purpose(id))) as StoredAnswers);
}

/** The names of a plan's suppliers, each once. */
export function suppliersOf({ offers }: Pick<StoredSelection, 'offers'>): readonly string[] {
  return [...new Set(offers.map(({ tariff }) => tariff.supplierName))].toSorted();
}

/** The consents that hold for a plan: agreement to share with one supplier does not cover another. */
export function consentsFor(answers: StoredAnswers | null, selection: Pick<StoredSelection, 'offers'>): PsrConsents {
  if (!answers) return noPsrConsents;
  const { consents, suppliers } = answers;
  const isSameSupplier = suppliersOf(selection).every((supplier) => suppliers.includes(supplier));
  return { ...consents, supplier: consents.supplier && isSameSupplier };
}
