import { pathOf } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { JourneyStep } from '../journey/journey-step';
import { journeyTexts } from '../journey/journey.texts';
import { addressTexts as texts } from './address.texts';
import { HomePage } from './home-page';

/** The first step after the postcode. [ROUTE-24, ONB-03] */
export function AddressPage() {
  const runtime = useRuntime();
  return (
    <JourneyStep step="onboarding-address">
      {({ journey }) => (
        <HomePage
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
