import {
  pathOf,
  problemOf,
  psrEndpoints,
  type EnergyTariff,
  type PsrAnswers,
  type PsrRequest,
} from '@home-move/contract';
import { type Action, useRuntime } from '@home-move/ui';
import { useEnergyAction } from '../selection/energy-action';
import { nextPath } from '../selection/next-path';

/**
 * 'Save and continue'. Where another tab has set energy up or removed the selection, there is nothing to save: opens the page that is
 * next then. [PSR-06]
 */
export function useSaveAnswers(
  tariff: EnergyTariff,
  onSaved: (answers: PsrAnswers) => Promise<void>,
): Action<[PsrRequest]> {
  const runtime = useRuntime();
  return useEnergyAction(async (body: PsrRequest) => {
    try {
      await onSaved(await runtime.http.send(psrEndpoints.save, { body }));
    } catch (error) {
      if (problemOf(error).code !== 'TARIFF_MISSING') throw error;
      return runtime.navigate(pathOf('energy-list'), { replace: true });
    }
    runtime.navigate(nextPath('energy-psr', runtime, [tariff]));
  });
}
