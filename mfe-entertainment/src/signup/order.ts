import {
  consentServiceOf,
  currentWomConsent,
  entertainmentEndpoints,
  pathOf,
  problemOf,
  totalWithAddOns,
  type BroadbandPackage,
  type SelectPackage,
} from '@home-move/contract';
import { clearDraft, formatMoney, type Action, useAction, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useRef, useState } from 'react';
import { useLeaveBroadband } from '../leave/leave-broadband';
import { isGone } from '../package/package-unavailable';
import { draftKeyOf, type OrderChoices } from './order-choices';
import type { ProviderTab } from './provider-tab';
import { useChoice } from './signup.queries';
import { signupTexts as texts } from './signup.texts';

/** Explains how the price on screen has changed; null when it has not. */
function priceChangeOf(before: BroadbandPackage, now: BroadbandPackage, addOns: readonly string[]): string | null {
  const [was, is] = [totalWithAddOns(before, addOns), totalWithAddOns(now, addOns)] as const;
  const gone = before.addOns.filter(({ id }) => addOns.includes(id) && !now.addOns.some((addOn) => addOn.id === id));
  if (was === is && gone.length === 0) return null;
  const changed = now.pricing.isRolling ? texts.priceChangedMonthly : texts.priceChanged;
  return [...gone.map(({ name }) => texts.addOnGone(name)), changed(formatMoney(was), formatMoney(is))].join(' ');
}

/** Records the consent once per version of its text, so a repeated order does not email it again. [CALL-10] */
function useGiveConsent(pkg: BroadbandPackage): (sendEmail: boolean) => Promise<void> {
  const runtime = useRuntime();
  const given = useRef('');
  return async (sendEmail) => {
    const query = {
      serviceType: String(consentServiceOf(pkg)),
      sendEmail: String(sendEmail),
      version: currentWomConsent,
    };
    const content = JSON.stringify(query);
    if (given.current === content) return;
    runtime.enrolment.accept(await runtime.http.send(entertainmentEndpoints.womConsent, { query }));
    given.current = content;
  };
}

export interface Order extends Action<[OrderChoices]> {
  /** Explains that the price differs from the one that the mover has seen; null while it does not. */
  readonly priceChange: string | null;
  /**
   * Whether the mover has seen the price on screen. Otherwise explains how it has changed since the page opened, as when a newer
   * price has loaded in the meantime.
   */
  readonly confirmPrice: (addOns: readonly string[]) => boolean;
}

interface OrderOptions {
  readonly package: BroadbandPackage;
  readonly tab: ProviderTab;
  /** Loads the package again; undefined when it does not load. */
  readonly reload: () => Promise<BroadbandPackage | undefined>;
  /** Whether the page already reports that an ended offer has changed the price. */
  readonly hasEndedOffer: boolean;
}

/**
 * Records the consent, then orders with home telecom, or registers a package sold on its provider's own site and sends the
 * waiting tab there. When the price has changed, shows the new one for the mover to submit again. [BBSET-02, CALL-10]
 */
export function useOrder({ package: pkg, tab, reload, hasEndedOffer }: OrderOptions): Order {
  const runtime = useRuntime();
  const leave = useLeaveBroadband();
  const choice = useChoice();
  const giveConsent = useGiveConsent(pkg);
  const key = useIdempotencyKey();
  const [seen, setSeen] = useState(pkg);
  const [priceChange, setPriceChange] = useState<string | null>(null);

  const explainChange = (before: BroadbandPackage, current: BroadbandPackage, addOns: readonly string[]): boolean => {
    const change = priceChangeOf(before, current, addOns);
    setSeen(current);
    setPriceChange(change);
    return change !== null;
  };

  const action = useAction(async ({ sendEmail, addOns, skyCallbackSlot }: OrderChoices) => {
    setPriceChange(null);
    runtime.feedback.clear();
    const { packageId, sourceId } = pkg;
    const total = totalWithAddOns(pkg, addOns);
    const body: SelectPackage = { packageId, sourceId, total, consent: true, addOns: [...addOns], skyCallbackSlot };
    try {
      await giveConsent(sendEmail);
      const { wombbPackageUrl, ...enrolment } = await runtime.http.send(
        entertainmentEndpoints.selectPackage,
        { body },
        { idempotencyKey: key.forBody(body) },
      );
      clearDraft(runtime.storage, draftKeyOf(pkg));
      if (wombbPackageUrl === null) return leave(enrolment, 'completed');
      tab.setDestination(wombbPackageUrl);
      runtime.enrolment.accept(enrolment);
      await choice.mutate(
        { package: pkg, state: 'pending', wombbPackageUrl, orderNumber: null, addOns: [], skyCallbackSlot },
        { revalidate: false },
      );
    } catch (error) {
      tab.close();
      const { code } = problemOf(error);
      if (code === 'ENROLMENT_COMPLETE') {
        await runtime.enrolment.refresh();
        return runtime.navigate(pathOf('confirmation'), { replace: true });
      }
      if (code === 'CONFLICT' || isGone(error)) {
        // Where the package is gone, loading it again replaces the form.
        const current = await reload();
        if (current && explainChange(pkg, current, addOns)) return;
      }
      throw error;
    }
  });
  return { ...action, priceChange, confirmPrice: (addOns) => hasEndedOffer || !explainChange(seen, pkg, addOns) };
}
