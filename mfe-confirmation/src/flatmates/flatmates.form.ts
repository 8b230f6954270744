import {
  flatmateSchema,
  flatmatesEndpoints,
  maxFlatmates,
  problemOf,
  type Flatmate,
  type Problem,
} from '@home-move/contract';
import type { RuntimeContract } from '@home-move/contract';
import { readDraft } from '@home-move/ui';
import * as z from 'zod/mini';

export const draftKey = 'flatmates';

export const flatmatesForm = z.object({
  flatmates: z.array(flatmateSchema).check(z.minLength(1), z.maxLength(maxFlatmates)),
});
export type Flatmates = z.infer<typeof flatmatesForm>;

export const noFlatmate: Flatmate = { name: '', email: '' };

const typedFlatmates = z.object({
  flatmates: z
    .array(z.object({ name: z.string(), email: z.string() }))
    .check(z.minLength(1), z.maxLength(maxFlatmates)),
});

/** The draft from before a reload, or one empty flatmate. */
export function initialFlatmates(storage: RuntimeContract['storage']): Flatmates {
  const draft = typedFlatmates.safeParse(readDraft(storage, draftKey));
  return draft.success ? draft.data : { flatmates: [noFlatmate] };
}

/** Who was notified and who was not, in the order in which they were entered. */
export interface Outcome {
  readonly notified: readonly Flatmate[];
  readonly failed: readonly Flatmate[];
  /** Why the last of those failed; null when none did. */
  readonly problem: Problem | null;
}

/** Notifies one flatmate after the other: a failure does not keep the others from theirs. [FLAT-03] */
export async function notifyFlatmates(
  { http }: Pick<RuntimeContract, 'http'>,
  flatmates: readonly Flatmate[],
): Promise<Outcome> {
  let outcome: Outcome = { notified: [], failed: [], problem: null };
  for (const flatmate of flatmates) {
    try {
      await http.send(flatmatesEndpoints.notify, { body: flatmate });
      outcome = { ...outcome, notified: [...outcome.notified, flatmate] };
    } catch (error) {
      outcome = { ...outcome, failed: [...outcome.failed, flatmate], problem: problemOf(error) };
    }
  }
  return outcome;
}
