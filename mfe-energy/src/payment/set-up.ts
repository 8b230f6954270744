import {
  energyEndpoints,
  pathOf,
  problemOf,
  type EnergySelection,
  type EnergySetUpResult,
  type EnergyTariff,
  type ShownPlan,
  type UnfinishedFuel,
} from '@home-move/contract';
import { type Action, clearDraft, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useReloadPlan } from '../selection/chosen-plan';
import { useEnergyAction } from '../selection/energy-action';
import { afterEnergy, pathTo } from '../selection/step-path';
import { clearPlanAtom } from '../state/energy-plan';
import { isQuotesKey } from '../tariff/quotes.queries';
import { accountDraft } from './account.form';
import { paidByDirectDebit } from './chosen-fuels';
import { draftKeyOf, type SetUpForm } from './payment.form';

/** The remaining fuel of mixed meters after the other one was accepted. */
export interface Unfinished extends UnfinishedFuel {
  /** The tariffs as submitted, electricity first. */
  readonly tariffs: readonly EnergyTariff[];
  /** The submitted form, to resubmit the remaining fuel. */
  readonly form: SetUpForm;
}

interface SetUp extends Action<[SetUpForm]> {
  /** Null unless one of two fuels was accepted and the other was not. */
  readonly unfinished: Unfinished | null;
}

/** A plan as the server has it, and the part of it that is left to set up, which the page shows. */
interface Plan {
  readonly stored: EnergySelection;
  readonly left: EnergySelection;
}

function toShownPlan({ tariffs, addOnsIdentifiers, monthlyCost, expectedSwitchDate }: EnergySelection): ShownPlan {
  return {
    tariffsId: tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId })),
    addOnsIdentifiers: [...addOnsIdentifiers],
    monthlyCost,
    startServiceDate: expectedSwitchDate,
  };
}

/** Submits by Direct Debit if a plan is paid so, otherwise as a plan that is paid as you go. [PAY-30, PAY-33, PAY-34] */
function useSubmit({ stored, left }: Plan): (form: SetUpForm) => Promise<EnergySetUpResult> {
  const { http } = useRuntime();
  const key = useIdempotencyKey();
  return ({ directDebit, payg }) => {
    const shown = toShownPlan(stored);
    const idempotencyKey = (body: object) => ({ idempotencyKey: key.forBody(body) });
    if (directDebit !== null && paidByDirectDebit(left).length > 0) {
      const body = { ...directDebit, ...shown };
      return http.send(energyEndpoints.directDebit, { body }, idempotencyKey(body));
    }
    const body = { ...payg, ...shown };
    return http.send(energyEndpoints.setUpPayg, { body }, idempotencyKey(body));
  };
}

/**
 * 'Set up': submits the plan on screen, emits the outcome and opens the next page. If the plan was changed elsewhere,
 * shows the current plan with the error. If only one of two fuels was accepted, returns the other. [PAY-31, PAY-32]
 */
export function useSetUp(plan: Plan): SetUp {
  const runtime = useRuntime();
  const { mutate } = useSWRConfig();
  const clearPlan = useSetAtom(clearPlanAtom);
  const setAccountDraft = useSetAtom(accountDraft);
  const reloadPlan = useReloadPlan();
  const submit = useSubmit(plan);
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);

  const action = useEnergyAction(async (form: SetUpForm) => {
    try {
      const result = await submit(form);
      clearDraft(runtime.storage, draftKeyOf(plan.left.tariffs));
      setAccountDraft(null);
      runtime.enrolment.accept(result.enrolment);
      if (result.unfinished) {
        setUnfinished({ ...result.unfinished, tariffs: plan.left.tariffs, form });
        // If this fails, the plan is still the submitted one: the next attempt reports a conflict and loads it then.
        await reloadPlan().catch(() => undefined);
        return;
      }
      clearPlan();
      runtime.events.emit('service', { service: 'energy', outcome: 'completed' });
      runtime.events.emit('track', { name: 'Energy Journey Completed' });
      runtime.navigate(pathTo(afterEnergy, runtime));
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'ENROLMENT_COMPLETE' || code === 'TARIFF_MISSING') clearPlan();
      if (code === 'TARIFF_MISSING') return runtime.navigate(pathOf('energy-list'), { replace: true });
      if (code === 'CONFLICT') await reloadPlan();
      if (code === 'QUOTE_EXPIRED') await mutate(isQuotesKey, undefined);
      throw error;
    }
  });
  return { ...action, unfinished };
}
