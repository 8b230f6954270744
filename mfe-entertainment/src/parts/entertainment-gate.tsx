import { clientFacts, isAvailable, nextPage, pathOf, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { Actions, Button, GoTo, JourneyGate, Notice, Page, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { gateTexts as texts } from './entertainment-gate.texts';
import { ContinueWithoutBroadband } from './skip-broadband';

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

/** What stands in broadband's place while this enrolment cannot choose a package. [NEXT-16] */
function insteadOfBroadband(enrolment: Enrolment, runtime: RuntimeContract) {
  const facts = clientFacts(enrolment, runtime);
  if (!isAvailable('broadband-list', facts))
    return <GoTo step={nextPage(['product-selection'], facts)} label={texts.opening} />;
  return enrolment.address ? null : <NoAddress />;
}

/** Lets the journey's pages through when a package can be chosen, and otherwise says why not and offers a way on. */
export function EntertainmentGate({ children }: { readonly children: ReactNode }) {
  return (
    <JourneyGate journey="entertainment" label={texts.opening} replacement={insteadOfBroadband}>
      {children}
    </JourneyGate>
  );
}
