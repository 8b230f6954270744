import {
  entertainmentEndpoints,
  pathOf,
  problemOf,
  type BroadbandPackage,
  type SelectPackage,
} from '@home-move/contract';
import { formatMoney, type Action, useAction, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useLeaveBroadband } from '../parts/leave-broadband';
import type { ProviderTab } from './provider-tab';
import { useChoice, usePackage } from './signup.queries';
import { signupTexts as texts } from './signup.texts';

const changeInWords = (before: BroadbandPackage, now: BroadbandPackage) => {
  const [was, is] = [before, now].map(({ pricing }) => formatMoney(pricing.totalPricing.total)) as [string, string];
  return now.pricing.isRolling ? texts.priceChangedMonthly(was, is) : texts.priceChanged(was, is);
};

export interface Order extends Action<[]> {
  /** The price is another one than the person has seen. */
  readonly priceChange: string | null;
}

/**
 * Orders with home telecom, or registers the package of a provider's own site and leads the waiting tab there. A price that
 * has changed is shown anew and asked for again. [BBSET-02]
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
      if (wombbPackageUrl === null) return leave(enrolment, 'completed');
      tab.lead(wombbPackageUrl);
      runtime.enrolment.accept(enrolment);
      await choice.mutate(
        { package: pkg, state: 'pending', wombbPackageUrl, orderNumber: null },
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
        const fresh = await shown.mutate();
        if (fresh && fresh.pricing.totalPricing.total !== pkg.pricing.totalPricing.total)
          return setPriceChange(changeInWords(pkg, fresh));
      }
      throw error;
    }
  });
  return { ...action, priceChange };
}
