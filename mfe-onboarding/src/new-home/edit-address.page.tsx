import { pathOf } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { NewHomePage } from './new-home.page';
import { JourneyStep } from '../journey/journey-step';
import { journeyTexts } from '../journey/journey.texts';
import { useBackToConfirm, useFinishEdit } from '../edit/edit-done';
import { newHomeTexts as texts } from './new-home.texts';

/** Changes the address from the confirm screen. [ROUTE-26, ONB-15, ONB-35] */
export function EditAddressPage() {
  const runtime = useRuntime();
  const finish = useFinishEdit();
  const back = useBackToConfirm();
  return (
    <JourneyStep step="onboarding-edit-address">
      {({ journey }) => (
        <NewHomePage
          journey={journey}
          title={texts.editHeading}
          back={back}
          submitLabel={journeyTexts.save}
          onDone={async (saved, isChanged) => {
            if (isChanged) await finish(saved, 'address');
            else runtime.navigate(pathOf('onboarding-confirm'), { replace: true });
          }}
        />
      )}
    </JourneyStep>
  );
}
