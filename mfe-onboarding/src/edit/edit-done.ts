import { editedLabels, onboardingMessages, pathOf, type OnboardingJourney } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useCacheJourney } from '../journey/journey.queries';

export type EditedField = keyof typeof editedLabels;

/** Returns to the confirm screen, which names the edited field. [ONB-13 to ONB-15] */
export function useFinishEdit(): (journey: OnboardingJourney, edited: EditedField | 'address') => Promise<void> {
  const runtime = useRuntime();
  const cache = useCacheJourney();
  return async (journey, edited) => {
    const message =
      edited === 'address' ? onboardingMessages.addressUpdated : onboardingMessages.updated(editedLabels[edited]);
    await cache(journey, { message, variant: 'success' });
    runtime.navigate(pathOf('onboarding-confirm'), { replace: true });
  };
}

/** The Back link, which changes nothing. */
export function useBackToConfirm() {
  const runtime = useRuntime();
  return { onClick: () => runtime.back(pathOf('onboarding-confirm')) };
}
