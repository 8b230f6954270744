import type { Enrolment } from '@home-move/contract';
import { Actions, Button, GoTo, Notice, Page, useCurrentStep, useEnrolment, useRuntime } from '@home-move/ui';
import { confirmTexts as words } from '../confirm/confirm.texts';
import { DetailsSection } from '../confirm/details-section';
import { journeyTexts } from '../journey/journey.texts';
import { Redirect } from '../journey/redirect';
import { confirmDetailsTexts as texts } from './confirm-details.texts';
import { contactRows, missingLabels, pathAfterConfirming, personalRows } from './details-rows';

function KnownDetails({ enrolment }: { readonly enrolment: Enrolment }) {
  const runtime = useRuntime();
  const missing = missingLabels(enrolment);
  return (
    <Page
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back('/') }}
      lede={texts.lede}
      notices={missing !== '' && <Notice still>{texts.stillNeeded(missing)}</Notice>}
    >
      <DetailsSection title={words.personal} rows={personalRows(enrolment)} />
      <DetailsSection title={words.contact} rows={contactRows(enrolment)} />
      <Actions>
        <Button variant="primary" onClick={() => runtime.navigate(pathAfterConfirming(enrolment))}>
          {words.confirm}
        </Button>
      </Actions>
    </Page>
  );
}

/** What is known so far, to look at; with the token of a link, the page that asks whose details they are. [ROUTE-20] */
export function ConfirmDetailsPage() {
  const token = useCurrentStep()?.params['confirmToken'];
  const enrolment = useEnrolment();
  if (token !== undefined)
    return <Redirect path={`/confirm-details/${encodeURIComponent(token)}`} words={journeyTexts.opening} />;
  if (enrolment === null) return <GoTo step="personal-details" label={journeyTexts.opening} />;
  return <KnownDetails enrolment={enrolment} />;
}
