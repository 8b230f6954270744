import {
  energyEndpoints,
  pathOf,
  problemOf,
  type EnergySelection,
  type EnergySetUpResult,
  type EnergyTariff,
  type ShownSelection,
  type UnfinishedFuel,
} from '@home-move/contract';
import { type Action, clearDraft, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useReloadSelection } from '../selection/chosen-tariffs';
import { useEnergyAction } from '../selection/energy-action';
import { afterEnergy, pathTo } from '../selection/step-path';
import { clearSelectionAtom } from '../state/stored-selection';
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

/** A selection as the server has it, and the part of it that is left to set up, which the page shows. */
interface Selections {
  readonly stored: EnergySelection;
  readonly left: EnergySelection;
}

function toShownSelection({
  tariffs,
  addOnsIdentifiers,
  monthlyCost,
  expectedSwitchDate,
}: EnergySelection): ShownSelection {
  return {
    tariffsId: tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId })),
    addOnsIdentifiers: [...addOnsIdentifiers],
    monthlyCost,
    startServiceDate: expectedSwitchDate,
  };
}

/** Submits by Direct Debit if a tariff is paid so, otherwise as pay as you go. [PAY-30, PAY-33, PAY-34] */
function useSubmit({ stored, left }: Selections): (form: SetUpForm) => Promise<EnergySetUpResult> {
  const { http } = useRuntime();
  const key = useIdempotencyKey();
  return ({ directDebit, payg }) => {
    const shown = toShownSelection(stored);
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
 * 'Set up': submits the selection on screen, emits the outcome and opens the next page. If it was changed elsewhere,
 * shows the current selection with the error. If only one of two fuels was accepted, returns the other. [PAY-31, PAY-32]
 */
export function useSetUp({ stored, left }: Selections): SetUp {
  const runtime = useRuntime();
  const { mutate } = useSWRConfig();
  const clearSelection = useSetAtom(clearSelectionAtom);
  const setAccountDraft = useSetAtom(accountDraft);
  const reloadSelection = useReloadSelection();
  const submit = useSubmit({ stored, left });
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);

  const action = useEnergyAction(async (form: SetUpForm) => {
    try {
      const result = await submit(form);
      clearDraft(runtime.storage, draftKeyOf(left.tariffs));
      setAccountDraft(null);
      runtime.enrolment.accept(result.enrolment);
      if (result.unfinished) {
        setUnfinished({ ...result.unfinished, tariffs: left.tariffs, form });
        // If this fails, the selection is still the submitted one: the next attempt reports a conflict and loads it then.
        await reloadSelection().catch(() => undefined);
        return;
      }
      clearSelection();
      runtime.events.emit('service', { service: 'energy', outcome: 'completed' });
      runtime.events.emit('track', { name: 'Energy Journey Completed' });
      runtime.navigate(pathTo(afterEnergy, runtime));
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'ENROLMENT_COMPLETE' || code === 'TARIFF_MISSING') clearSelection();
      if (code === 'TARIFF_MISSING') return runtime.navigate(pathOf('energy-list'), { replace: true });
      if (code === 'CONFLICT') await reloadSelection();
      if (code === 'QUOTE_EXPIRED') await mutate(isQuotesKey, undefined);
      throw error;
    }
  });
  return { ...action, unfinished };
}
