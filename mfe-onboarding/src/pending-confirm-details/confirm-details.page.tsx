import type { Enrolment } from '@home-move/contract';
import { Actions, Button, GoTo, Notice, Page, Redirect, useCurrentStep, useEnrolment, useRuntime } from '@home-move/ui';
import { confirmTexts, pendingDetailsTexts as texts } from '../confirm/confirm.texts';
import { DetailsSection } from '../confirm/details-section';
import { journeyTexts } from '../journey/journey.texts';
import { partnerOf } from '../link/partner';
import { contactRows, missingLabels, pathAfterConfirming, personalRows } from './details-rows';

function KnownDetails({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const missing = missingLabels(enrolment);
  const partner = enrolment.enrolmentType === 'Direct' ? null : partnerOf(runtime.brand);
  return (
    <Page
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back('/') }}
      lede={confirmTexts.givenBy(partner, texts.lede)}
      notices={missing !== '' && <Notice still>{texts.stillNeeded(missing)}</Notice>}
    >
      <DetailsSection title={confirmTexts.personal} rows={personalRows(enrolment)} />
      <DetailsSection title={confirmTexts.contact} rows={contactRows(enrolment)} />
      <Actions>
        <Button variant="primary" onClick={() => runtime.navigate(pathAfterConfirming(enrolment))}>
          {confirmTexts.confirm}
        </Button>
      </Actions>
    </Page>
  );
}

/** Shows the details given so far. With the token of a link, leads to the page that confirms them. [ROUTE-20] */
export function ConfirmDetailsPage() {
  const token = useCurrentStep()?.params['confirmToken'];
  const enrolment = useEnrolment();
  if (token !== undefined)
    return <Redirect path={`/confirm-details/${encodeURIComponent(token)}`} label={journeyTexts.opening} />;
  if (enrolment === null) return <GoTo step="personal-details" label={journeyTexts.opening} />;
  return <KnownDetails enrolment={enrolment} />;
}
