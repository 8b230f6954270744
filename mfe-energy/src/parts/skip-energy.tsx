import { enrolmentEndpoints } from '@home-move/contract';
import { type Action, Button, Dialog, Notice, useAction, useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { energyAddOnsAtom } from '../state/energy-add-ons';
import { energyTariffAtom } from '../state/energy-tariff';
import { nextPath } from './next-path';
import { skipTexts as texts } from './skip-energy.texts';

/** Energy's code among the services that can be skipped. */
const ENERGY = '0';

/** Ends energy for now and goes on. [LIST-17] */
export function useSkipEnergy(): Action<[]> {
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
export function NoThanks({ plain }: { readonly plain?: boolean }) {
  const [open, setOpen] = useState(false);
  const skip = useSkipEnergy();
  return (
    <>
      <Button variant={plain ? 'plain' : 'secondary'} onClick={() => setOpen(true)}>
        {texts.noThanks}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        actions={
          <>
            <Button onClick={() => void skip.run()} busy={skip.busy ? texts.skipping : undefined}>
              {texts.skip}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {texts.stay}
            </Button>
          </>
        }
      >
        <p>{texts.body}</p>
        {skip.problem && <Notice kind="error">{skip.problem.title}</Notice>}
      </Dialog>
    </>
  );
}

/** 'Continue' where there is nothing to choose: skips without asking. [LIST-09, LIST-18] */
export function ContinueWithoutEnergy({ primary }: { readonly primary?: boolean }) {
  const skip = useSkipEnergy();
  return (
    <>
      {skip.problem && <Notice kind="error">{skip.problem.title}</Notice>}
      <Button
        variant={primary ? 'primary' : 'secondary'}
        onClick={() => void skip.run()}
        busy={skip.busy ? texts.skipping : undefined}
      >
        {texts.continue}
      </Button>
    </>
  );
}
