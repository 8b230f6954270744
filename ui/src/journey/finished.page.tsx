import { isOpenWhenFinished, pathOf, type CurrentStep } from '@home-move/contract';
import type { ReactNode } from 'react';
import { LinkButton } from '../components/button/button';
import { Text } from '../components/text/text';
import { Page } from '../layout/page';
import { Actions } from '../layout/split';
import { useRuntime } from '../runtime/runtime-context';
import { FinishedNotice } from './finished-notice';
import { useLinkProps } from './use-link-props';

const texts = {
  title: 'This step is closed',
  text: 'You can still read your summary, and see what happens when in your move plan.',
  plan: 'See your move plan',
  summary: 'See your summary',
} as const;

/** In place of a step that a finished enrolment no longer has: why, whom to call, and what can still be read. */
function FinishedPage() {
  const runtime = useRuntime();
  const link = useLinkProps();
  const summary = pathOf('confirmation');
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(summary) }}
      notices={<FinishedNotice />}
    >
      <Text measure>{texts.text}</Text>
      <Actions>
        <LinkButton {...link(pathOf('move-plan'))}>{texts.plan}</LinkButton>
        <LinkButton variant="primary" {...link(summary)}>
          {texts.summary}
        </LinkButton>
      </Actions>
    </Page>
  );
}

interface FinishedStepProps {
  readonly step: CurrentStep;
  /** The page of the step. */
  readonly children: ReactNode;
}

/** A step of a finished enrolment: its page where everything on it can still be done. */
export function FinishedStep({ step, children }: FinishedStepProps) {
  return isOpenWhenFinished(step) ? children : <FinishedPage />;
}
