import {
  availableStep,
  clientFacts,
  noQuoteAdvice,
  noQuoteReason,
  pathOf,
  stepAfterService,
  type Enrolment,
  type RuntimeContract,
  type StepId,
} from '@home-move/contract';
import { Button, GoTo, JourneyGate, useCurrentStep } from '@home-move/ui';
import type { ReactNode } from 'react';
import { EnergyUnavailable, gateTexts as texts } from './energy-unavailable';

const redirectTo = (step: StepId) => <GoTo step={step} label={texts.opening} />;

/** The replacement for energy while the enrolment cannot set it up; null when it can. [NEXT-12] */
function energyReplacement(enrolment: Enrolment, runtime: RuntimeContract) {
  const facts = clientFacts(enrolment, runtime);
  if (enrolment.energyComplete) return redirectTo(stepAfterService('energy', facts));
  if (enrolment.energyConsented !== true || enrolment.energyOptIn !== 1)
    return redirectTo(availableStep('product-selection', facts));
  const reason = noQuoteReason(enrolment);
  if (reason !== null) {
    const { postcode } = enrolment;
    return <EnergyUnavailable reason={reason} elsewhere={{ advice: noQuoteAdvice(enrolment), postcode }} />;
  }
  // The confirmation page shows when it can be set up.
  if (!enrolment.isMoveInDateInRange) return redirectTo(stepAfterService('energy', facts));
  if (enrolment.address) return null;
  const toMovingDetails = () => runtime.navigate(pathOf('moving-details'));
  return (
    <EnergyUnavailable
      reason={texts.noAddress}
      action={<Button onClick={toMovingDetails}>{texts.addAddress}</Button>}
    />
  );
}

/** Shows the journey's pages while energy can be set up; otherwise redirects, or explains why not. */
export function EnergyGate({ children }: { readonly children: ReactNode }) {
  // Behind a link, without an enrolment: the server decides what can be entered.
  if (useCurrentStep()?.id === 'private-entry') return children;
  return (
    <JourneyGate journey="energy" label={texts.opening} replacement={energyReplacement}>
      {children}
    </JourneyGate>
  );
}
