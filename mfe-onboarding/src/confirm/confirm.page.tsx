import { onboardingMessages, pathOf, type OnboardingJourney, type Problem } from '@home-move/contract';
import { Actions, Button, Notice, Page, Stack, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { JourneyStep } from '../journey/journey-step';
import { useKeepJourney } from '../journey/journey.queries';
import { useCommit } from './commit';
import { confirmTexts as texts } from './confirm.texts';
import { DetailsPart } from './details-part';
import { missingLabels, partsOf } from './rows';

/** The specification's sentence, and what there is to do about it. [ONB-21] */
function Failure({ journey, problem }: { readonly journey: OnboardingJourney; readonly problem: Problem }) {
  const missing = missingLabels(journey, problem.errors ?? {});
  return (
    <Notice kind="error">
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
  const keep = useKeepJourney();
  // Said once: whoever comes back later has read it.
  const [told] = useState(journey.detailsNotification);
  const forget = useEffectEvent(() => {
    if (told) void keep(journey);
  });
  useEffect(() => forget(), []);

  return (
    <Page
      title={texts.heading}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('onboarding-contact')) }}
      lede={texts.lede}
      notices={
        <>
          {told && <Notice kind={told.variant}>{told.message}</Notice>}
          {problem && <Failure journey={journey} problem={problem} />}
        </>
      }
    >
      {partsOf(journey).map((part) => (
        <DetailsPart key={part.title} {...part} />
      ))}
      <Actions>
        <Button variant="primary" busy={busy ? texts.confirming : undefined} onClick={() => void run()}>
          {texts.confirm}
        </Button>
      </Actions>
    </Page>
  );
}

/** A look at everything before it is taken over. [ROUTE-24, ONB-17 to ONB-21] */
export function ConfirmPage() {
  return <JourneyStep step="onboarding-confirm">{({ journey }) => <ConfirmStep journey={journey} />}</JourneyStep>;
}
