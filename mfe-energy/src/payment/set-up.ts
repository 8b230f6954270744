import {
  energyEndpoints,
  pathOf,
  problemOf,
  type DirectDebit,
  type EnergySelection,
  type ShownPlan,
} from '@home-move/contract';
import { type Action, clearDraft, useAction, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useSWRConfig } from 'swr';
import { useReloadPlan } from '../plan/chosen-plan';
import { nextPath } from '../plan/next-path';
import { clearPlanAtom } from '../state/energy-plan';
import { isQuotesKey } from '../tariff/quotes.queries';
import { draftKeyOf } from './payment.form';

function toShownPlan({ tariffs, addOnsIdentifiers, monthlyCost, expectedSwitchDate }: EnergySelection): ShownPlan {
  return {
    tariffsId: tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId })),
    addOnsIdentifiers: [...addOnsIdentifiers],
    monthlyCost,
    startServiceDate: expectedSwitchDate,
  };
}

/**
 * 'Set up': submits the Direct Debit for the plan on screen, emits the outcome and opens the next page. When the plan was
 * changed elsewhere, shows the current one with the error. [PAY-31, PAY-32, PAY-33]
 */
export function useSetUp(selection: EnergySelection): Action<[DirectDebit]> {
  const runtime = useRuntime();
  const { mutate } = useSWRConfig();
  const clearPlan = useSetAtom(clearPlanAtom);
  const key = useIdempotencyKey();
  const reloadPlan = useReloadPlan();

  return useAction(async (form: DirectDebit) => {
    const body = { ...form, ...toShownPlan(selection) };
    try {
      const { enrolment } = await runtime.http.send(
        energyEndpoints.directDebit,
        { body },
        { idempotencyKey: key.forBody(body) },
      );
      clearPlan();
      for (const tariff of selection.tariffs) clearDraft(runtime.storage, draftKeyOf(tariff));
      runtime.enrolment.accept(enrolment);
      runtime.events.emit('service', { service: 'energy', outcome: 'completed' });
      runtime.events.emit('track', { name: 'Energy Journey Completed' });
      runtime.navigate(nextPath(runtime, ['broadband-list'], null));
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'ENROLMENT_COMPLETE') {
        clearPlan();
        await runtime.enrolment.refresh();
        runtime.navigate(nextPath(runtime, ['broadband-list'], null), { replace: true });
      } else if (code === 'TARIFF_MISSING') {
        clearPlan();
        runtime.navigate(pathOf('energy-list'), { replace: true });
      } else {
        if (code === 'CONFLICT') await reloadPlan();
        if (code === 'QUOTE_EXPIRED') await mutate(isQuotesKey, undefined, { revalidate: false });
        throw error;
      }
    }
  });
}
