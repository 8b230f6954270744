import { editedLabels, onboardingMessages, pathOf, type OnboardingJourney } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useKeepJourney } from '../journey/journey.queries';

export type EditedField = keyof typeof editedLabels;

/** Back to the confirm screen, which says what was edited. [ONB-13 to ONB-15] */
export function useEditDone(): (journey: OnboardingJourney, edited: EditedField | 'address') => Promise<void> {
  const runtime = useRuntime();
  const keep = useKeepJourney();
  return async (journey, edited) => {
    const message =
      edited === 'address' ? onboardingMessages.addressUpdated : onboardingMessages.updated(editedLabels[edited]);
    await keep(journey, { message, variant: 'success' });
    runtime.navigate(pathOf('onboarding-confirm'), { replace: true });
  };
}

/** The way back without a change. */
export function useBackToConfirm() {
  const runtime = useRuntime();
  return { onClick: () => runtime.back(pathOf('onboarding-confirm')) };
}
