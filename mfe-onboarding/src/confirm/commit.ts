import { onboardingEndpoints, problemOf, type OnboardingJourney } from '@home-move/contract';
import { useAction, useIdempotencyKey, useRuntime, type Action } from '@home-move/ui';
import { useJourney } from '../journey/journey.queries';

/** 'Confirm': copies everything into the enrolment, once. [ONB-19, ONB-20] */
export function useCommit({ version }: OnboardingJourney): Action<[]> {
  const runtime = useRuntime();
  const { mutate } = useJourney();
  const key = useIdempotencyKey();
  return useAction(async () => {
    try {
      runtime.enrolment.accept(
        await runtime.http.send(onboardingEndpoints.commit, {}, { idempotencyKey: key.forBody(version) }),
      );
    } catch (error) {
      // Another tab changed something: the page shows the current values.
      if (problemOf(error).code === 'CONFLICT') await mutate().catch(() => undefined);
      throw error;
    }
    runtime.navigate('/enrolment', { replace: true });
    // A mover who comes back loads the journey again and learns that it is committed. [ONB-07]
    await mutate(undefined, { revalidate: false });
  });
}
