import {
  londonToday,
  onboardingMessages,
  pathOf,
  type Enrolment,
  type OnboardingJourney,
  type Problem,
} from '@home-move/contract';
import {
  FormPage,
  Notice,
  schemaResolver,
  Section,
  Stack,
  Text,
  useDraftValues,
  useRuntime,
  useSaveDraft,
} from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { JourneyStep } from '../journey/journey-step';
import { partnerOf } from '../link/partner';
import { useCacheJourney } from '../journey/journey.queries';
import { useResidentialStatuses } from '../moving-details/moving-details.queries';
import { movingDetailsTexts } from '../moving-details/moving-details.texts';
import { ResidentialStatusField } from '../moving-details/residential-status-field';
import { useCommit } from './commit';
import { confirmForm, missingFields, nothingTyped, type Confirmed, type TypedConfirmed } from './confirm.form';
import { confirmTexts as texts } from './confirm.texts';
import { DetailsSection } from './details-section';
import { missingLabels, journeySections } from './journey-sections';
import { MissingDetails } from './missing-details';

/** The specification's sentence, followed by the next step for the mover. [ONB-21] */
function Failure({ journey, problem }: { readonly journey: OnboardingJourney; readonly problem: Problem }) {
  const missing = problem.code === 'DETAILS_MISSING' ? missingLabels(journey, problem.errors ?? {}) : '';
  return (
    <Notice kind="error" focusOn={problem}>
      <Stack gap={2}>
        <p>{onboardingMessages.commitFailed}</p>
        {problem.status < 500 && <p>{missing === '' ? problem.title : texts.stillNeeded(missing)}</p>}
      </Stack>
    </Notice>
  );
}

interface ConfirmStepProps {
  readonly journey: OnboardingJourney;
  readonly enrolment: Enrolment;
}

function ConfirmStep({ journey, enrolment }: ConfirmStepProps) {
  const runtime = useRuntime();
  const { run, busy, problem } = useCommit(journey, enrolment);
  const statuses = useResidentialStatuses();
  // Without choices, the next page requests the status.
  const requiresStatus = (statuses.data?.length ?? 0) > 0;
  const today = londonToday(runtime.clock.now());
  const missing = missingFields(journey);
  const form = useForm<TypedConfirmed, unknown, Confirmed>({
    resolver: schemaResolver<TypedConfirmed, Confirmed>(confirmForm({ today, requiresStatus, missing })),
    defaultValues: useDraftValues('confirm', {
      ...nothingTyped,
      residentialStatus: String(enrolment.residentialStatus || ''),
    }),
  });
  useSaveDraft('confirm', form);
  const cache = useCacheJourney();
  // Shown once, not on later visits.
  const [notification] = useState(journey.detailsNotification);
  const clearNotification = useEffectEvent(() => {
    if (notification) void cache(journey);
  });
  useEffect(() => clearNotification(), []);
  const confirm = async (confirmed: Confirmed) => {
    await run(confirmed);
  };

  return (
    <FormPage
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('onboarding-contact')) }}
      lede={texts.givenBy(partnerOf(runtime.brand), texts.lede)}
      notices={
        <>
          {notification && <Notice kind={notification.variant}>{notification.message}</Notice>}
          {problem && <Failure journey={journey} problem={problem} />}
        </>
      }
      form={form}
      onSubmit={confirm}
      busy={busy}
      busyLabel={texts.confirming}
      // Shown above with the specification's sentence.
      problem={null}
      submitLabel={texts.confirm}
    >
      {journeySections(journey).map((section) => (
        <DetailsSection key={section.title} {...section} />
      ))}
      <MissingDetails control={form.control} missing={missing} today={today} />
      <ResidentialStatusField control={form.control} statuses={statuses} />
      <Section>
        <Text size="sm" muted>
          {movingDetailsTexts.consent}
        </Text>
      </Section>
    </FormPage>
  );
}

/**
 * Shows all details for review before they are copied into the enrolment. Requests the details that the partner left
 * out and the residential status, so that no later page has to. [ROUTE-24, ONB-17 to ONB-21, MOVE-05, MOVE-07]
 */
export function ConfirmPage() {
  return <JourneyStep step="onboarding-confirm">{(data) => <ConfirmStep {...data} />}</JourneyStep>;
}
