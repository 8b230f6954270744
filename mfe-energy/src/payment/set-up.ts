import {
  energyEndpoints,
  pathOf,
  problemOf,
  type DirectDebit,
  type DirectDebitRequest,
  type EnergySelection,
  type PlanShown,
} from '@home-move/contract';
import { type Action, useAction, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useReloadPlan } from '../parts/chosen-plan';
import { nextPath } from '../parts/next-path';
import { isKeyOf } from '../parts/query';
import { energyAddOnsAtom } from '../state/energy-add-ons';
import { energyTariffAtom } from '../state/energy-tariff';

/** One key for one content: a second try of the same counts once, whatever became of the first. */
function useAttemptKey(): (body: DirectDebitRequest) => string {
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return (body) => {
    const content = JSON.stringify(body);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  };
}

function shownOf({ tariffs, addOnsIdentifiers, monthlyCost }: EnergySelection): PlanShown {
  return {
    tariffsId: tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId })),
    addOnsIdentifiers: [...addOnsIdentifiers],
    monthlyCost,
  };
}

/**
 * 'Set up': lodges the Direct Debit for the plan shown, tells who listens, and goes on. A plan that was changed
 * elsewhere is shown anew, with what went wrong. [PAY-31, PAY-32, PAY-33]
 */
export function useSetUp(selection: EnergySelection): Action<[DirectDebit]> {
  const runtime = useRuntime();
  const { mutate } = useSWRConfig();
  const setTariff = useSetAtom(energyTariffAtom);
  const setAddOns = useSetAtom(energyAddOnsAtom);
  const keyFor = useAttemptKey();
  const reloadPlan = useReloadPlan();

  const forgetChoice = () => {
    setTariff(null);
    setAddOns(null);
  };

  return useAction(async (form: DirectDebit) => {
    const body = { ...form, ...shownOf(selection) };
    try {
      const { enrolment } = await runtime.http.send(
        energyEndpoints.directDebit,
        { body },
        { idempotencyKey: keyFor(body) },
      );
      forgetChoice();
      runtime.enrolment.accept(enrolment);
      runtime.events.emit('service', { service: 'energy', outcome: 'completed' });
      runtime.events.emit('track', { name: 'Energy Journey Completed' });
      runtime.navigate(nextPath(runtime, ['broadband-list'], null));
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'ENROLMENT_COMPLETE') {
        forgetChoice();
        await runtime.enrolment.refresh();
        runtime.navigate(nextPath(runtime, ['broadband-list'], null), { replace: true });
      } else if (code === 'TARIFF_MISSING') {
        forgetChoice();
        runtime.navigate(pathOf('energy-list'), { replace: true });
      } else {
        if (code === 'CONFLICT') await reloadPlan();
        if (code === 'QUOTE_EXPIRED') await mutate(isKeyOf('quotes'), undefined, { revalidate: false });
        throw error;
      }
    }
  });
}
