import {
  energyEndpoints,
  pathOf,
  problemOf,
  tariffKey,
  type EnergyTariff,
  type StartDateForm,
  type StartDateQuestions,
} from '@home-move/contract';
import { cachedFor30s, clearDraft, useAction, useQueryScope, useRuntime, type Action } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { useReloadSelection } from '../selection/chosen-tariffs';
import { nextPath } from '../selection/next-path';
import { clearSelectionAtom } from '../state/stored-selection';
import { draftKeyOf } from './start-date.form';

const startDateKey = (scope: string, tariff: EnergyTariff) => ['start-date', scope, tariffKey(tariff)];

/** What decides when the selection can start; null defers the call until the selection is known. [SWITCH-05] */
export function useStartDateQuestions(tariff: EnergyTariff | null): SWRResponse<StartDateQuestions, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<StartDateQuestions, unknown>(
    tariff && startDateKey(scope, tariff),
    () => http.send(energyEndpoints.startDate, {}),
    cachedFor30s,
  );
}

/**
 * 'Confirm and Switch': stores the start date with the selection and opens the next page. When the selection or the move was changed
 * elsewhere, shows the current one with the error.
 */
export function useConfirmStartDate(): Action<[EnergyTariff, StartDateForm]> {
  const runtime = useRuntime();
  const scope = useQueryScope();
  const { mutate } = useSWRConfig();
  const clearSelection = useSetAtom(clearSelectionAtom);
  const reloadSelection = useReloadSelection();

  return useAction(async (tariff: EnergyTariff, body: StartDateForm) => {
    try {
      const selection = await runtime.http.send(energyEndpoints.saveStartDate, { body });
      await mutate(['selection', scope], selection, { revalidate: false });
      const { startServiceOption, consentToPayWhileSwitch } = body;
      const answers = { startServiceOption, consentToPayWhileSwitch, startServiceDate: selection.expectedSwitchDate };
      await mutate<StartDateQuestions>(startDateKey(scope, tariff), (known) => known && { ...known, answers }, {
        revalidate: false,
      });
      clearDraft(runtime.storage, draftKeyOf(tariff));
      runtime.navigate(nextPath('energy-switch', runtime, [tariff]));
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'TARIFF_MISSING') {
        clearSelection();
        return runtime.navigate(pathOf('energy-list'), { replace: true });
      }
      if (code === 'ENROLMENT_COMPLETE' || code === 'START_DATE_FIXED' || code === 'CONFLICT') {
        // The page redirects if it is no longer available.
        await runtime.enrolment.refresh();
        if (code === 'ENROLMENT_COMPLETE') return;
        await reloadSelection();
        await mutate(startDateKey(scope, tariff));
      }
      throw error;
    }
  });
}
