import type { DirectDebitSummary } from '@home-move/contract';
import type { Sealed } from '../../common/crypto/field-encryption.js';
import type { StoredSelection } from '../quotes/selection.js';

/** Energy as it was lodged with the supplier. */
export interface EnergySetUp {
  /** The supplier's own reference of the application. */
  readonly applicationReference: string;
  readonly selection: StoredSelection;
  /** yyyy-MM-dd */
  readonly switchesOn: string;
  readonly directDebit: DirectDebitSummary;
  /** BankDetails; null with a paper mandate. */
  readonly bank: Sealed | null;
}
