import { energyEndpoints, pathOf, problemOf, type DirectDebit } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useAction, type Action } from '../parts/action';
import { nextPath } from '../parts/next-path';
import { isKeyOf } from '../parts/query';
import { energyAddOnsAtom } from '../state/energy-add-ons';
import { energyTariffAtom } from '../state/energy-tariff';

/** One key for one content: a second try of the same counts once, whatever became of the first. */
function useAttemptKey(): (body: DirectDebit) => string {
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return (body) => {
    const content = JSON.stringify(body);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  };
}

/** 'Set up': lodges the Direct Debit, tells who listens, and goes on. [PAY-31, PAY-32, PAY-33] */
export function useSetUp(): Action<[DirectDebit]> {
  const runtime = useRuntime();
  const { mutate } = useSWRConfig();
  const setTariff = useSetAtom(energyTariffAtom);
  const setAddOns = useSetAtom(energyAddOnsAtom);
  const keyFor = useAttemptKey();

  const forgetChoice = () => {
    setTariff(null);
    setAddOns(null);
  };

  return useAction(async (body: DirectDebit) => {
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
      runtime.navigate(nextPath(runtime, ['confirmation'], null));
    } catch (error) {
      const { code } = problemOf(error);
      if (code === 'ENROLMENT_COMPLETE') {
        forgetChoice();
        await runtime.enrolment.refresh();
        runtime.navigate(pathOf('confirmation'), { replace: true });
      } else if (code === 'TARIFF_MISSING') {
        forgetChoice();
        runtime.navigate(pathOf('energy-list'), { replace: true });
      } else {
        if (code === 'QUOTE_EXPIRED') await mutate(isKeyOf('quotes'), undefined, { revalidate: false });
        throw error;
      }
    }
  });
}
