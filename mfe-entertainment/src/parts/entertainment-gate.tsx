import {
  clientFacts,
  isAvailable,
  nextPage,
  pathOf,
  type Enrolment,
  type RuntimeContract,
  type StepId,
} from '@home-move/contract';
import {
  Actions,
  Button,
  FullPageSpinner,
  Notice,
  Page,
  useCurrentStep,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useState, type ReactNode } from 'react';
import { gateTexts as texts } from './entertainment-gate.texts';
import { GoTo } from './go-to';
import { ContinueWithoutBroadband } from './skip-broadband';

type Verdict = { readonly kind: 'open' | 'no-address' } | { readonly kind: 'elsewhere'; readonly step: StepId };

/** Whether this enrolment can choose a package now. [NEXT-16] */
function verdictOn(enrolment: Enrolment, runtime: RuntimeContract): Verdict {
  const facts = clientFacts(enrolment, runtime);
  if (!isAvailable('broadband-list', facts)) return { kind: 'elsewhere', step: nextPage(['product-selection'], facts) };
  return { kind: enrolment.address ? 'open' : 'no-address' };
}

function NoAddress() {
  const runtime = useRuntime();
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('moving-details')) }}
    >
      <Notice kind="warning" still>
        <p>{texts.noAddress}</p>
      </Notice>
      <Actions>
        <Button onClick={() => runtime.navigate(pathOf('moving-details'))}>{texts.addAddress}</Button>
        <ContinueWithoutBroadband primary />
      </Actions>
    </Page>
  );
}

/** Judges once, when a step opens: ordering or skipping leaves the page by its own way. */
function Judged({ enrolment, children }: { readonly enrolment: Enrolment; readonly children: ReactNode }) {
  const runtime = useRuntime();
  const [verdict] = useState(() => verdictOn(enrolment, runtime));
  if (verdict.kind === 'elsewhere') return <GoTo step={verdict.step} />;
  return verdict.kind === 'no-address' ? <NoAddress /> : children;
}

/** Lets the journey's pages through when a package can be chosen, and otherwise says why not and offers a way on. */
export function EntertainmentGate({ children }: { readonly children: ReactNode }) {
  const enrolment = useEnrolment();
  const step = useCurrentStep();
  if (!enrolment || !step) return <FullPageSpinner words={texts.opening} more="" />;
  // The shell is already on its way to another journey: that step is not this one's to judge.
  if (step.journey !== 'entertainment') return null;
  return (
    <Judged key={step.id} enrolment={enrolment}>
      {children}
    </Judged>
  );
}
