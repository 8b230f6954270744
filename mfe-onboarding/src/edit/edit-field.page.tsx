import { pathOf } from '@home-move/contract';
import { Redirect, useCurrentStep } from '@home-move/ui';
import { JourneyStep } from '../journey/journey-step';
import { journeyTexts } from '../journey/journey.texts';
import { EditDate } from './edit-date';
import { EditName } from './edit-name';

/** The edit screen of the field in the path; any other key leads to the confirm screen. [ROUTE-27, ROUTE-28] */
export function EditFieldPage() {
  const key = useCurrentStep()?.params['key'];
  return (
    <JourneyStep step="onboarding-edit">
      {({ journey }) => {
        if (key === 'firstName' || key === 'surname') return <EditName key={key} field={key} journey={journey} />;
        if (key === 'dateOfBirth' || key === 'moveInDate') return <EditDate key={key} field={key} journey={journey} />;
        return <Redirect path={pathOf('onboarding-confirm')} label={journeyTexts.opening} />;
      }}
    </JourneyStep>
  );
}
