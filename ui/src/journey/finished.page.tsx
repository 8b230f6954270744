import { isOpenWhenFinished, pathOf, type CurrentStep } from '@home-move/contract';
import type { ReactNode } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { LinkButton } from '../components/button/button';
import { Text } from '../components/text/text';
import { Page } from '../layout/page';
import { Actions } from '../layout/split';
import { Lazy, lazyModule } from '../runtime/lazy-module';
import { useEnrolment, useRuntime } from '../runtime/runtime-context';
import { FinishedNotice } from './finished-notice';
import { useLinkProps } from './use-link-props';

const texts = {
  title: 'This step is closed',
  text: 'You can still read your summary, and see what happens when in your move plan.',
  plan: 'See your move plan',
  summary: 'See your summary',
} as const;

const call = lazyModule(() => import(/* webpackChunkName: "finished-call" */ './finished-call.page'));

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

/**
 * A step of a finished enrolment: its page where everything on it can still be done. Agents see how the move was finished in
 * place of the customer's summary, which they can open from there.
 */
export function FinishedStep({ step, children }: FinishedStepProps) {
  const enrolment = useEnrolment();
  const isAgent = useRuntime().portal === 'telephony';
  const isOpen = isOpenWhenFinished(step);
  const isSummary = step.id === 'confirmation';
  if (isOpen && !(isAgent && isSummary)) return children;
  if (!isAgent || !enrolment) return <FinishedPage />;
  return (
    <Lazy module={call} loading={<FullPageSpinner />}>
      {({ FinishedCall }) => <FinishedCall enrolment={enrolment}>{isSummary ? children : undefined}</FinishedCall>}
    </Lazy>
  );
}
