import { pathOf } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { JourneyStep } from '../journey/journey-step';
import { journeyTexts } from '../journey/journey.texts';
import { newHomeTexts as texts } from './new-home.texts';
import { NewHomePage } from './new-home.page';

/** The step after the postcode is confirmed. [ROUTE-24, ONB-03] */
export function AddressPage() {
  const runtime = useRuntime();
  return (
    <JourneyStep step="onboarding-address">
      {({ journey }) => (
        <NewHomePage
          journey={journey}
          title={texts.heading}
          lede={texts.lede}
          submitLabel={journeyTexts.next}
          onDone={async () => runtime.navigate(pathOf('onboarding-contact'))}
        />
      )}
    </JourneyStep>
  );
}
