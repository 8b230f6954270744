import { subSchema } from '../../../common/database/sub-schema.js';

/**
 * The facts of a contract that remain when the mover is forgotten: enough for the supplier, nothing about the person.
 */
export interface KeptContract {
  readonly service: 'energy' | 'broadband';
  readonly supplier: string;
  /** The supplier's own reference. */
  readonly reference: string;
  /** yyyy-MM-dd on which it was accepted; null if that day was not stored. */
  readonly acceptedOn: string | null;
  /** yyyy-MM-dd; null if an order that ended had no day. */
  readonly startsOn: string | null;
}

export const keptContractSchema = subSchema<KeptContract>({
  service: String,
  supplier: String,
  reference: String,
  acceptedOn: String,
  startsOn: String,
});
