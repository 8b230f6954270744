import type { Address } from '@home-move/contract';
import { subSchema } from '../../../../common/database/sub-schema.js';

export const addressSchema = subSchema<Address>({
  addressKey: String,
  houseNameOrNumber: String,
  addressLine1: String,
  addressLine2: String,
  cityTown: String,
  postcode: String,
  isAbroad: Boolean,
  manualAddress: Boolean,
  isDomestic: Boolean,
});
