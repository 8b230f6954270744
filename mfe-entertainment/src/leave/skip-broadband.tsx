import { pathOf, problemOf, serviceTypes, skipServiceCalls } from '@home-move/contract';
import { type Action, ContinueWithout, NoThanks, useAction, useRuntime } from '@home-move/ui';
import { useLeaveBroadband } from './leave-broadband';

const texts = {
  title: 'Leave broadband for now?',
  body: 'Nothing is ordered. You can come back to this later.',
  skipLabel: 'Skip broadband',
} as const;

/** Skips broadband and opens the next page; an earlier order stays. [BBSET-06, BBSET-08] */
export function useSkipBroadband(service: 'broadband' | 'wombb' = 'broadband'): Action<[]> {
  const runtime = useRuntime();
  const leave = useLeaveBroadband();
  return useAction(async () => {
    const query = { service: String(serviceTypes[service]) };
    try {
      leave(await runtime.http.send(skipServiceCalls.skip, { query }), 'skipped');
    } catch (error) {
      if (problemOf(error).code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      runtime.navigate(pathOf('confirmation'), { replace: true });
    }
  });
}

/** 'No thanks': skips once the mover has confirmed in a dialog. */
export function NoThanksToBroadband() {
  return <NoThanks skip={useSkipBroadband()} {...texts} />;
}

/** 'Continue' if the page offers no package to choose. */
export function ContinueWithoutBroadband({ primary }: { readonly primary?: boolean }) {
  return <ContinueWithout skip={useSkipBroadband()} primary={primary} />;
}
