import { skyCallbackSlots, type BroadbandPackage, type SkyCallbackSlot } from '@home-move/contract';
import { readDraft, saveDraft, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { keyOf } from '../package/describe-package';

/** What the mover chooses and agrees to on the sign-up page. */
export interface OrderChoices {
  /** Whether they agree to passing on their details. */
  readonly consent: boolean;
  /** Whether to email them a copy of the consent. */
  readonly sendEmail: boolean;
  /** Ids of the chosen add-ons. */
  readonly addOns: readonly string[];
  /** When Sky calls back; null before a choice, and for other packages. */
  readonly skyCallbackSlot: SkyCallbackSlot | null;
}

/** One draft for each package: the consent names who receives the details. */
export const draftKeyOf = (pkg: BroadbandPackage): string => `broadband ${keyOf(pkg)}`;

/** The choices in a stored draft, which may be of an older version, without add-ons that the package does not have. */
function choicesIn(draft: unknown, { addOns }: BroadbandPackage): OrderChoices {
  const stored: Partial<Record<keyof OrderChoices, unknown>> =
    typeof draft === 'object' && draft !== null ? draft : { consent: draft };
  const chosen: readonly unknown[] = Array.isArray(stored.addOns) ? stored.addOns : [];
  return {
    consent: stored.consent === true,
    sendEmail: stored.sendEmail === true,
    addOns: addOns.map(({ id }) => id).filter((id) => chosen.includes(id)),
    skyCallbackSlot: skyCallbackSlots.find((slot) => slot === stored.skyCallbackSlot) ?? null,
  };
}

/** The choices on the page, kept as a draft until they are submitted. */
export function useOrderChoices(
  pkg: BroadbandPackage,
): readonly [OrderChoices, (changed: Partial<OrderChoices>) => void] {
  const { storage } = useRuntime();
  const key = draftKeyOf(pkg);
  const [typed, setTyped] = useState<unknown>(() => readDraft(storage, key));
  const choices = choicesIn(typed, pkg);
  const change = (changed: Partial<OrderChoices>) => {
    const next = { ...choices, ...changed };
    setTyped(next);
    saveDraft(storage, key, next);
  };
  return [choices, change];
}
