import { subSchema } from '../../common/database/sub-schema.js';

/** What is kept of a contract when the mover is forgotten: enough to find it at the supplier, and nothing about the person. */
export interface KeptContract {
  readonly service: 'energy' | 'broadband';
  readonly supplier: string;
  /** The supplier's own reference. */
  readonly reference: string;
  /** yyyy-MM-dd on which it was accepted; null where it was not stored. */
  readonly acceptedOn: string | null;
  /** yyyy-MM-dd */
  readonly startsOn: string;
}

export const keptContractSchema = subSchema<KeptContract>({
  service: String,
  supplier: String,
  reference: String,
  acceptedOn: String,
  startsOn: String,
});
