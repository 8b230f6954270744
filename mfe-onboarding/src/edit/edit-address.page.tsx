import { pathOf } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { HomePage } from '../address/home-page';
import { JourneyStep } from '../journey/journey-step';
import { journeyTexts } from '../journey/journey.texts';
import { useBackToConfirm, useEditDone } from './edit-done';
import { editTexts as texts } from './edit.texts';

/** [ROUTE-26, ONB-15, ONB-35] */
export function EditAddressPage() {
  const runtime = useRuntime();
  const done = useEditDone();
  const back = useBackToConfirm();
  return (
    <JourneyStep step="onboarding-edit-address">
      {({ journey }) => (
        <HomePage
          journey={journey}
          title={texts.addressHeading}
          back={back}
          submitLabel={journeyTexts.save}
          onDone={async (saved, isNew) => {
            if (isNew) await done(saved, 'address');
            else runtime.navigate(pathOf('onboarding-confirm'), { replace: true });
          }}
        />
      )}
    </JourneyStep>
  );
}
