import { postcodeSchema } from '@home-move/contract';
import * as z from 'zod/mini';

/** What opens the link of somebody whose new home is known. */
export const phoneLinkForm = z.object({ postcode: postcodeSchema });
export type TypedPostcode = z.infer<typeof phoneLinkForm>;
