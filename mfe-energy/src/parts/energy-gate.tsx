import { clientFacts, nextPage, pathOf, type Enrolment, type RuntimeContract, type StepId } from '@home-move/contract';
import { Button, FullPageSpinner, useCurrentStep, useEnrolment, useRuntime } from '@home-move/ui';
import { useState, type ReactNode } from 'react';
import { EnergyStop } from './energy-stop';
import { GoTo } from './go-to';
import { gateTexts as texts } from './energy-gate.texts';

type Verdict =
  | { readonly kind: 'open' | 'no-address' | 'out-of-range' }
  | { readonly kind: 'elsewhere'; readonly step: StepId };

/** Whether this enrolment can set up energy now. [NEXT-12] */
function verdictOn(enrolment: Enrolment, runtime: RuntimeContract): Verdict {
  const facts = clientFacts(enrolment, runtime);
  if (enrolment.energyComplete) return { kind: 'elsewhere', step: nextPage(['broadband-list'], facts) };
  if (enrolment.energyConsented !== true || enrolment.energyOptIn !== 1)
    return { kind: 'elsewhere', step: nextPage(['product-selection'], facts) };
  if (!enrolment.address) return { kind: 'no-address' };
  return { kind: enrolment.isMoveInDateInRange ? 'open' : 'out-of-range' };
}

/** Judges once, when a step opens: completing or skipping energy leaves the page by its own way. */
function Judged({ enrolment, children }: { readonly enrolment: Enrolment; readonly children: ReactNode }) {
  const runtime = useRuntime();
  const [verdict] = useState(() => verdictOn(enrolment, runtime));
  const toMovingDetails = (label: string) => (
    <Button onClick={() => runtime.navigate(pathOf('moving-details'))}>{label}</Button>
  );
  if (verdict.kind === 'elsewhere') return <GoTo step={verdict.step} />;
  if (verdict.kind === 'no-address')
    return <EnergyStop sentence={texts.noAddress} action={toMovingDetails(texts.addAddress)} />;
  if (verdict.kind === 'out-of-range')
    return (
      <EnergyStop sentence={texts.outOfRange} more={texts.outOfRangeMore} action={toMovingDetails(texts.changeDate)} />
    );
  return children;
}

/** Lets the journey's pages through when energy can be set up, and otherwise says why not and offers a way on. */
export function EnergyGate({ children }: { readonly children: ReactNode }) {
  const enrolment = useEnrolment();
  const step = useCurrentStep();
  if (!enrolment || !step) return <FullPageSpinner words={texts.opening} more="" />;
  // The shell is already on its way to another journey: that step is not this one's to judge.
  if (step.journey !== 'energy') return null;
  return (
    <Judged key={step.id} enrolment={enrolment}>
      {children}
    </Judged>
  );
}
