import type { HomeBills } from '@home-move/contract';
import { nullable, subSchema } from '../../../../common/database/sub-schema.js';

/** The field of an enrolment about the bills of the home. */
export interface HomeBillsFields {
  /** The bills of the present home, as the mover entered them; null before the first entry. [ORDER-84] */
  readonly homeBills: HomeBills | null;
}

const homeBillsSchema = subSchema<HomeBills>({ councilTaxBand: String, waterBill: Number });

/** The fields of `HomeBillsFields`. */
export const homeBillsFields = { homeBills: nullable(homeBillsSchema) };
