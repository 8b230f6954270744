import { disclosureTexts, type DataKind, type Disclosure } from '@home-move/contract';
import { capitalised } from '@home-move/ui';
import { withdrawTexts } from './withdraw.texts';

const { kinds, purposes, recipients, bases, healthConsent, results } = disclosureTexts;

/** Texts of an entry. */
export const entryTexts = {
  recipients,
  purposes,
  /** "Name, date of birth, email address"; erasure removes the kinds. */
  kinds: (list: readonly DataKind[]) =>
    list.length === 0
      ? 'No longer recorded, because your data was erased'
      : capitalised(list.map((kind) => kinds[kind]).join(', ')),
  bases,
  healthConsent,
  results,
  reference: 'Reference',
  columns: {
    who: 'Who and when',
    kinds: 'What it received',
    why: 'Why, and the legal basis',
    result: 'Result',
  },
} as const;

/** "Energy comparison service, energy order": which entry a button belongs to, for screen readers. */
export const nameOfEntry = ({ recipient, purpose }: Pick<Disclosure, 'recipient' | 'purpose'>): string =>
  `${entryTexts.recipients[recipient.kind]}, ${purposes[purpose].title.toLowerCase()}`;

/** The legal basis of an entry, in the mover's words. */
export function basisOf({
  legalBasis,
  purpose,
  withdrawnAt,
}: Pick<Disclosure, 'legalBasis' | 'purpose' | 'withdrawnAt'>): string {
  const isHealth = legalBasis === 'consent' && purpose === 'prioritySupport';
  const basis = isHealth ? entryTexts.healthConsent : entryTexts.bases[legalBasis];
  return withdrawnAt === undefined ? basis : withdrawTexts.basis(basis, withdrawnAt);
}
