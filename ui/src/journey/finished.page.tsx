import { isOpenWhenFinished, pathOf, type CurrentStep } from '@home-move/contract';
import type { ReactNode } from 'react';
import { LinkButton } from '../components/button/button';
import { Text } from '../components/text/text';
import { Page } from '../layout/page';
import { Actions } from '../layout/split';
import { useEnrolment, useRuntime } from '../runtime/runtime-context';
import { FinishedNotice } from './finished-notice';
import { useLinkProps } from './use-link-props';

const texts = {
  title: 'This step is closed',
  titleForAgents: (name: string) => `${name}’s move is finished`,
  text: 'You can still read your summary, and see what happens when in your move plan.',
  plan: (whose: string) => `See ${whose} move plan`,
  summary: (whose: string) => `See ${whose} summary`,
} as const;

/** In place of a step that a finished enrolment no longer has: why, whom to call, and what can still be read; to an agent, that the customer's move is. */
function FinishedPage() {
  const runtime = useRuntime();
  const link = useLinkProps();
  const { firstName, surname } = useEnrolment() ?? {};
  const isAgent = runtime.portal === 'telephony';
  const whose = isAgent ? 'the' : 'your';
  const summary = pathOf('confirmation');
  return (
    <Page
      title={isAgent && firstName ? texts.titleForAgents(`${firstName} ${surname}`) : texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(summary) }}
      notices={<FinishedNotice />}
    >
      {!isAgent && <Text measure>{texts.text}</Text>}
      <Actions>
        <LinkButton {...link(pathOf('move-plan'))}>{texts.plan(whose)}</LinkButton>
        <LinkButton variant="primary" {...link(summary)}>
          {texts.summary(whose)}
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
