import { useRuntime, type BackLink } from '@home-move/ui';
import { movingDetailsTexts as texts } from './moving-details.texts';

/**
 * Back in a frame, which has no use of the browser's. A mover who has just given their details has no page to return to
 * [ROUTE-22]: explains how to change them.
 */
export function useFrameBack(): BackLink | undefined {
  const runtime = useRuntime();
  const { context, brand, currentStep, feedback } = runtime;
  if (context === 'hosted') return undefined;
  return {
    onClick() {
      runtime.back('/');
      if (currentStep.get()?.id === 'moving-details')
        feedback.show({ kind: 'info', content: texts.detailsAreSaved(brand.support.phone) });
    },
  };
}
