import * as z from 'zod';
import type { HeldApplication } from './quotes.port.js';

const text = z.string().min(1).max(200);

const held = z.object({ application_ref: text, product_codes: z.array(text), extras: z.array(text) });

export const heldAnswer = z.object({ applications: z.array(held).max(1000) });

export function toHeld({ application_ref, product_codes, extras }: z.infer<typeof held>): HeldApplication {
  return { reference: application_ref, priceIds: product_codes, addOns: extras };
}
