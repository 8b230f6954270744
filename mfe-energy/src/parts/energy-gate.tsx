import { clientFacts, nextPage, pathOf, type Enrolment, type RuntimeContract, type StepId } from '@home-move/contract';
import { Button, GoTo, JourneyGate } from '@home-move/ui';
import type { ReactNode } from 'react';
import { EnergyStop } from './energy-stop';
import { gateTexts as texts } from './energy-gate.texts';

const goTo = (step: StepId) => <GoTo step={step} label={texts.opening} />;

/** What stands in energy's place while this enrolment cannot set it up. [NEXT-12] */
function insteadOfEnergy(enrolment: Enrolment, runtime: RuntimeContract) {
  const facts = clientFacts(enrolment, runtime);
  if (enrolment.energyComplete) return goTo(nextPage(['broadband-list'], facts));
  if (enrolment.energyConsented !== true || enrolment.energyOptIn !== 1)
    return goTo(nextPage(['product-selection'], facts));
  // The summary says from when on it can be set up.
  if (!enrolment.isMoveInDateInRange) return goTo(nextPage(['broadband-list'], facts));
  if (enrolment.address) return null;
  const toMovingDetails = () => runtime.navigate(pathOf('moving-details'));
  return (
    <EnergyStop sentence={texts.noAddress} action={<Button onClick={toMovingDetails}>{texts.addAddress}</Button>} />
  );
}

/** Lets the journey's pages through when energy can be set up, and otherwise says why not and offers a way on. */
export function EnergyGate({ children }: { readonly children: ReactNode }) {
  return (
    <JourneyGate journey="energy" label={texts.opening} replacement={insteadOfEnergy}>
      {children}
    </JourneyGate>
  );
}
