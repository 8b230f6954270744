import { clientFacts, isAvailable, nextPage, pathOf, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { Actions, Button, GoTo, JourneyGate, Notice, Page, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { ContinueWithoutBroadband } from '../leave/skip-broadband';

/** Texts of the gate and of its notice. */
export const gateTexts = {
  title: 'Broadband, Phone and TV',
  opening: 'Getting your broadband ready',
  noAddress: 'We need the address of your new home before we can show you broadband packages.',
  addAddress: 'Tell us your address',
} as const;

function NoAddress() {
  const runtime = useRuntime();
  return (
    <Page
      title={gateTexts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('product-selection')) }}
    >
      <Notice kind="warning" still>
        <p>{gateTexts.noAddress}</p>
      </Notice>
      <Actions>
        <Button onClick={() => runtime.navigate(pathOf('moving-details'))}>{gateTexts.addAddress}</Button>
        <ContinueWithoutBroadband primary />
      </Actions>
    </Page>
  );
}

/** What is shown instead of broadband while the enrolment cannot choose a package; null when it can. [NEXT-16] */
function broadbandReplacement(enrolment: Enrolment, runtime: RuntimeContract) {
  const facts = clientFacts(enrolment, runtime);
  if (!isAvailable('broadband-list', facts))
    return <GoTo step={nextPage(['product-selection'], facts)} label={gateTexts.opening} />;
  return enrolment.address ? null : <NoAddress />;
}

/** Shows the journey's pages while a package can be chosen; otherwise redirects, or asks for the address. */
export function EntertainmentGate({ children }: { readonly children: ReactNode }) {
  return (
    <JourneyGate journey="entertainment" label={gateTexts.opening} replacement={broadbandReplacement}>
      {children}
    </JourneyGate>
  );
}
