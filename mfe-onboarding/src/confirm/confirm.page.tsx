import { onboardingMessages, pathOf, type OnboardingJourney, type Problem } from '@home-move/contract';
import { Actions, Button, Notice, Page, Stack, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { JourneyStep } from '../journey/journey-step';
import { useCacheJourney } from '../journey/journey.queries';
import { useCommit } from './commit';
import { confirmTexts as texts } from './confirm.texts';
import { DetailsSection } from './details-section';
import { missingLabels, journeySections } from './journey-sections';

/** The specification's sentence, and what the mover can do about it. [ONB-21] */
function Failure({ journey, problem }: { readonly journey: OnboardingJourney; readonly problem: Problem }) {
  const missing = missingLabels(journey, problem.errors ?? {});
  return (
    <Notice kind="error" focusOn={problem}>
      <Stack gap={2}>
        <p>{onboardingMessages.commitFailed}</p>
        {problem.status < 500 && <p>{missing === '' ? problem.title : texts.stillNeeded(missing)}</p>}
      </Stack>
    </Notice>
  );
}

function ConfirmStep({ journey }: { readonly journey: OnboardingJourney }) {
  const runtime = useRuntime();
  const { run, busy, problem } = useCommit(journey);
  const cache = useCacheJourney();
  // Shown once, not on later visits.
  const [notification] = useState(journey.detailsNotification);
  const clearNotification = useEffectEvent(() => {
    if (notification) void cache(journey);
  });
  useEffect(() => clearNotification(), []);

  return (
    <Page
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('onboarding-contact')) }}
      lede={texts.lede}
      notices={
        <>
          {notification && <Notice kind={notification.variant}>{notification.message}</Notice>}
          {problem && <Failure journey={journey} problem={problem} />}
        </>
      }
    >
      {journeySections(journey).map((section) => (
        <DetailsSection key={section.title} {...section} />
      ))}
      <Actions>
        <Button variant="primary" busy={busy ? texts.confirming : undefined} onClick={() => void run()}>
          {texts.confirm}
        </Button>
      </Actions>
    </Page>
  );
}

/** Shows everything to check before it is copied into the enrolment. [ROUTE-24, ONB-17 to ONB-21] */
export function ConfirmPage() {
  return <JourneyStep step="onboarding-confirm">{({ journey }) => <ConfirmStep journey={journey} />}</JourneyStep>;
}
