import {
  energyEndpoints,
  pathOf,
  problemOf,
  type DirectDebit,
  type EnergySelection,
  type ShownPlan,
} from '@home-move/contract';
import { type Action, useAction, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useSWRConfig } from 'swr';
import { useReloadPlan } from '../parts/chosen-plan';
import { nextPath } from '../parts/next-path';
import { isKeyOf } from '../parts/query';
import { energyAddOnsAtom } from '../state/energy-add-ons';
import { energyTariffAtom } from '../state/energy-tariff';

function shownOf({ tariffs, addOnsIdentifiers, monthlyCost }: EnergySelection): ShownPlan {
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
  const key = useIdempotencyKey();
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
        { idempotencyKey: key.forBody(body) },
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
