import {
  enrolmentEndpoints,
  onboardingEndpoints,
  problemOf,
  type Enrolment,
  type OnboardingJourney,
} from '@home-move/contract';
import { clearDraft, useAction, useIdempotencyKey, useRuntime, type Action } from '@home-move/ui';
import { useJourney } from '../journey/journey.queries';
import { useSaveStep } from '../journey/save-step';
import { useVersionedSave } from '../journey/versioned-save';
import { markConfirmed } from '../moving-details/confirmed-move';
import { givenDetails, type Confirmed } from './confirm.form';

/** 'Confirm': saves the fields of the screen, then copies everything into the enrolment, once. [ONB-19, ONB-20] */
export function useCommit(journey: OnboardingJourney, enrolment: Enrolment): Action<[Confirmed]> {
  const runtime = useRuntime();
  const { mutate } = useJourney();
  const key = useIdempotencyKey();
  const { save } = useVersionedSave(enrolment);
  const saveStep = useSaveStep(journey);
  return useAction(async ({ residentialStatus, ...given }) => {
    let { version } = journey;
    for (const detail of givenDetails(given)) ({ version } = await saveStep(detail));
    if (residentialStatus !== undefined && residentialStatus !== runtime.enrolment.get()?.residentialStatus) {
      const saved = await save((expected) =>
        runtime.http.send(enrolmentEndpoints.update, { body: { residentialStatus, ...expected } }),
      );
      runtime.enrolment.accept(saved);
    }
    try {
      const committed = await runtime.http.send(
        onboardingEndpoints.commit,
        {},
        { idempotencyKey: key.forBody(version) },
      );
      markConfirmed(committed);
      runtime.enrolment.accept(committed);
    } catch (error) {
      // Another tab changed something: the page shows the current values.
      if (problemOf(error).code === 'CONFLICT') await mutate().catch(() => undefined);
      throw error;
    }
    clearDraft(runtime.storage, 'confirm');
    runtime.navigate('/enrolment', { replace: true });
    // A mover who comes back loads the journey again and learns that it is committed. [ONB-07]
    await mutate(undefined, { revalidate: false });
  });
}
