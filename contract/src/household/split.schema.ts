import * as z from 'zod/mini';
import { maxHouseholdPeople } from './household';
import { householdMessages as messages } from './household.messages';
import { roomSize, wholeShare } from './split';

/** The id of a person of a household. */
export const personIdSchema = z.string().check(z.minLength(1), z.maxLength(50));

/** The `Household.version` on which a change is based. CONFLICT if it is older than the stored one. [ROOM-11] */
export const householdVersionNumberSchema = z.number().check(z.int(), z.nonnegative());

/** A number, also as text with a decimal point or comma: "14,5" → 14.5 */
const toNumber = z.transform((value: unknown) =>
  typeof value === 'string' && /^\s*\d{1,6}([.,]\d)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value,
);

/** As rounded, because 0.1 has no exact value. */
const hasOneDecimal = (value: number) => Number(value.toFixed(1)) === value;

/** The size of a room in square metres, with at most one decimal. Only functions that the shell shares with remotes check it. */
export const roomSizeSchema = z.pipe(
  toNumber,
  z.number(messages.room).check(
    z.maximum(roomSize.max, messages.room),
    z.refine((size) => size >= roomSize.min && hasOneDecimal(size), messages.room),
  ),
);

/** A share in whole per cent. */
export const shareSchema = z.pipe(
  toNumber,
  z
    .number(messages.share)
    .check(z.int(messages.share), z.nonnegative(messages.share), z.maximum(wholeShare, messages.share)),
);

const weighted = (weight: typeof roomSizeSchema) =>
  z.array(z.object({ personId: personIdSchema, weight })).check(z.minLength(1), z.maxLength(maxHouseholdPeople));

const sumOf = (weights: readonly { readonly weight: number }[]) => weights.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Body of `PUT /household/split`, and its form. By room or by share, it has a weight for everyone who has joined, the mover included.
 * [ROOM-12, ROOM-14]
 */
export const splitSchema = z.discriminatedUnion('kind', [
  z.object({
    version: householdVersionNumberSchema,
    kind: z.literal('person'),
    weights: z._default(z.array(z.never()), []),
  }),
  z.object({ version: householdVersionNumberSchema, kind: z.literal('room'), weights: weighted(roomSizeSchema) }),
  z.object({
    version: householdVersionNumberSchema,
    kind: z.literal('share'),
    weights: weighted(shareSchema).check(({ value, issues }) => {
      const sum = sumOf(value);
      if (sum !== wholeShare) issues.push({ code: 'custom', path: [], message: messages.sharesSum(sum), input: value });
    }),
  }),
]);
export type SplitForm = z.infer<typeof splitSchema>;
