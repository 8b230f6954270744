import { enrolmentEndpoints, pathOf, problemOf, serviceTypes } from '@home-move/contract';
import { type Action, ContinueWithout, NoThanks, useAction, useRuntime } from '@home-move/ui';
import { useLeaveBroadband } from './leave-broadband';
import { skipTexts as texts } from './skip-broadband.texts';

/** Ends broadband for now and goes on; what is ordered already stays ordered. [BBSET-06, BBSET-08] */
export function useSkipBroadband(service: 'broadband' | 'wombb' = 'broadband'): Action<[]> {
  const runtime = useRuntime();
  const leave = useLeaveBroadband();
  return useAction(async () => {
    const query = { service: String(serviceTypes[service]) };
    try {
      leave(await runtime.http.send(enrolmentEndpoints.skip, { query }), 'skipped');
    } catch (error) {
      if (problemOf(error).code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      runtime.navigate(pathOf('confirmation'), { replace: true });
    }
  });
}

/** 'No thanks': asks before it skips. */
export function NoThanksToBroadband() {
  return <NoThanks skip={useSkipBroadband()} {...texts} />;
}

/** 'Continue' where there is nothing to choose. */
export function ContinueWithoutBroadband({ primary }: { readonly primary?: boolean }) {
  return <ContinueWithout skip={useSkipBroadband()} primary={primary} />;
}
