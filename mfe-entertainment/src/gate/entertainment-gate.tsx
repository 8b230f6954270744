import { availableStep, clientFacts, isAvailable, type Enrolment, type RuntimeContract } from '@home-move/contract';
import { GoTo, JourneyGate, Lazy, lazyModule } from '@home-move/ui';
import type { ReactNode } from 'react';

/** Texts of the gate and of the pages that replace the list. */
export const gateTexts = {
  title: 'Broadband, Phone and TV',
  opening: 'Getting your broadband ready',
} as const;

const noAddress = lazyModule(() => import(/* webpackChunkName: "no-address" */ './no-address.page'));

/** Leads to the address of the home, without which no packages are known. */
export const NoAddress = () => <Lazy module={noAddress}>{({ NoAddressPage }) => <NoAddressPage />}</Lazy>;

/** The replacement for broadband while the enrolment cannot choose a package; null when it can. [NEXT-16] */
function broadbandReplacement(enrolment: Enrolment, runtime: RuntimeContract) {
  const facts = clientFacts(enrolment, runtime);
  if (!isAvailable('broadband-list', facts))
    return <GoTo step={availableStep('product-selection', facts)} label={gateTexts.opening} />;
  return enrolment.address ? null : <NoAddress />;
}

/** Shows the journey's pages while a package can be chosen; otherwise redirects or requests the address. */
export function EntertainmentGate({ children }: { readonly children: ReactNode }) {
  return (
    <JourneyGate journey="entertainment" label={gateTexts.opening} replacement={broadbandReplacement}>
      {children}
    </JourneyGate>
  );
}
