import { serviceTypes, skipServiceCalls } from '@home-move/contract';
import { type Action, ContinueWithout, NoThanks, useAction, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { afterEnergy, pathTo } from '../selection/step-path';
import { clearSelectionAtom } from '../state/stored-selection';

const texts = {
  title: 'Leave energy for now?',
  body: 'You will still have energy: the current supplier of the home keeps supplying it until you choose another. You can come back to this later.',
  skipLabel: 'Skip energy',
} as const;

/** Skips energy, forgets the chosen tariff and continues with the next service. [LIST-17] */
export function useSkipEnergy(): Action<[]> {
  const runtime = useRuntime();
  const clearSelection = useSetAtom(clearSelectionAtom);
  return useAction(async () => {
    const enrolment = await runtime.http.send(skipServiceCalls.skip, {
      query: { service: String(serviceTypes.energy) },
    });
    clearSelection();
    runtime.enrolment.accept(enrolment);
    runtime.events.emit('service', { service: 'energy', outcome: 'skipped' });
    runtime.navigate(pathTo(afterEnergy, runtime));
  });
}

/** 'No thanks': skips once the mover has confirmed in a dialog. [LIST-08, LIST-09] */
export function NoThanksToEnergy({ plain }: { readonly plain?: boolean }) {
  return <NoThanks skip={useSkipEnergy()} {...texts} plain={plain} />;
}

/** 'Continue' if the page offers no tariff to choose. [LIST-09, LIST-18] */
export function ContinueWithoutEnergy({ primary }: { readonly primary?: boolean }) {
  return <ContinueWithout skip={useSkipEnergy()} primary={primary} />;
}
