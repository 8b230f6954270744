import {
  entertainmentEndpoints,
  pathOf,
  problemOf,
  type BroadbandPackage,
  type SelectPackage,
} from '@home-move/contract';
import { clearDraft, formatMoney, type Action, useAction, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useLeaveBroadband } from '../leave/leave-broadband';
import { keyOf } from '../package/describe-package';
import type { ProviderTab } from './provider-tab';
import { useChoice, usePackage } from './signup.queries';
import { signupTexts as texts } from './signup.texts';

const formatPriceChange = (before: BroadbandPackage, now: BroadbandPackage) => {
  const [was, is] = [before, now].map(({ pricing }) => formatMoney(pricing.totalPricing.total)) as [string, string];
  return now.pricing.isRolling ? texts.priceChangedMonthly(was, is) : texts.priceChanged(was, is);
};

/** One draft of the consent for each package: it names who receives the details. */
export const draftKeyOf = (pkg: BroadbandPackage): string => `broadband ${keyOf(pkg)}`;

export interface Order extends Action<[]> {
  /** Explains that the price differs from the one on screen; null while it does not. */
  readonly priceChange: string | null;
}

/**
 * Orders with home telecom, or registers a package sold on its provider's own site and sends the waiting tab there. When the
 * price has changed, shows the new one for the mover to submit again. [BBSET-02]
 */
export function useOrder(pkg: BroadbandPackage, tab: ProviderTab): Order {
  const runtime = useRuntime();
  const leave = useLeaveBroadband();
  const { packageId, sourceId } = pkg;
  const shown = usePackage({ packageId, sourceId });
  const choice = useChoice();
  const key = useIdempotencyKey();
  const [priceChange, setPriceChange] = useState<string | null>(null);

  const action = useAction(async () => {
    setPriceChange(null);
    runtime.feedback.clear();
    const body: SelectPackage = { packageId, sourceId, total: pkg.pricing.totalPricing.total, consent: true };
    try {
      const { wombbPackageUrl, ...enrolment } = await runtime.http.send(
        entertainmentEndpoints.selectPackage,
        { body },
        { idempotencyKey: key.forBody(body) },
      );
      key.renew();
      clearDraft(runtime.storage, draftKeyOf(pkg));
      if (wombbPackageUrl === null) return leave(enrolment, 'completed');
      tab.setDestination(wombbPackageUrl);
      runtime.enrolment.accept(enrolment);
      await choice.mutate(
        { package: pkg, state: 'pending', wombbPackageUrl, orderNumber: null, addOns: [], skyCallbackSlot: null },
        { revalidate: false },
      );
    } catch (error) {
      tab.close();
      const { code } = problemOf(error);
      if (code === 'ENROLMENT_COMPLETE') {
        await runtime.enrolment.refresh();
        return runtime.navigate(pathOf('confirmation'), { replace: true });
      }
      if (code === 'CONFLICT') {
        const current = await shown.mutate();
        if (current && current.pricing.totalPricing.total !== pkg.pricing.totalPricing.total)
          return setPriceChange(formatPriceChange(pkg, current));
      }
      throw error;
    }
  });
  return { ...action, priceChange };
}
