import type { Address, AddressOption } from '@home-move/contract';
import * as z from 'zod';
import { component } from './response-schema.js';
import { nullableText, text } from './fields.js';

export const addressOption = component<AddressOption>()(
  'AddressOption',
  z.strictObject({ addressKey: text, simpleAddress: text, isDomestic: z.boolean() }),
);

export const address = component<Address>()(
  'Address',
  z.strictObject({
    addressKey: nullableText.describe('Null for a manually entered address'),
    houseNameOrNumber: text,
    addressLine1: text,
    addressLine2: text,
    cityTown: text,
    postcode: text,
    isAbroad: z.boolean(),
    manualAddress: z.boolean(),
    isDomestic: z.boolean(),
  }),
);
