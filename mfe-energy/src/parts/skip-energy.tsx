import { enrolmentEndpoints } from '@home-move/contract';
import { type Action, ContinueWithout, NoThanks, useAction, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { energyAddOnsAtom } from '../state/energy-add-ons';
import { energyTariffAtom } from '../state/energy-tariff';
import { nextPath } from './next-path';
import { skipTexts as texts } from './skip-energy.texts';

/** Energy's code among the services that can be skipped. */
const ENERGY = '0';

/** Ends energy for now and goes on. [LIST-17] */
function useSkipEnergy(): Action<[]> {
  const runtime = useRuntime();
  const setTariff = useSetAtom(energyTariffAtom);
  const setAddOns = useSetAtom(energyAddOnsAtom);
  return useAction(async () => {
    const enrolment = await runtime.http.send(enrolmentEndpoints.skip, { query: { service: ENERGY } });
    setTariff(null);
    setAddOns(null);
    runtime.enrolment.accept(enrolment);
    runtime.events.emit('service', { service: 'energy', outcome: 'skipped' });
    runtime.navigate(nextPath(runtime, ['broadband-list'], null));
  });
}

/** 'No thanks': asks before it skips. [LIST-08, LIST-09] */
export function NoThanksToEnergy({ plain }: { readonly plain?: boolean }) {
  return <NoThanks skip={useSkipEnergy()} {...texts} plain={plain} />;
}

/** 'Continue' where there is nothing to choose. [LIST-09, LIST-18] */
export function ContinueWithoutEnergy({ primary }: { readonly primary?: boolean }) {
  return <ContinueWithout skip={useSkipEnergy()} primary={primary} />;
}
