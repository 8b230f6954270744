import { isEmptyDate, toIsoDate, type DateParts } from '@home-move/contract';
import * as z from 'zod/mini';

/** Three boxes → yyyy-MM-dd; '' while nothing is typed; what is no day stays no day, for the contract's rule to refuse. */
export const typedDate = z.transform((parts: DateParts) => {
  if (isEmptyDate(parts)) return '';
  return toIsoDate(parts) ?? `${parts.year}-${parts.month}-${parts.day} is no day`;
});
