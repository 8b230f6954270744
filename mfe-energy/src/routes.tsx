import type { StepId } from '@home-move/contract';
import { useCurrentStep } from '@home-move/ui';
import { Fragment, useEffect, useState, type ReactElement } from 'react';
import { UsagePage } from './usage/usage.page';

interface Route {
  readonly step: StepId;
  readonly load: () => Promise<ReactElement>;
}

/** The journey's outline. The first page comes with the remote, the others in chunks of their own. */
const routes: readonly Route[] = [
  { step: 'energy-usage', load: () => Promise.resolve(<UsagePage />) },
  { step: 'energy-list', load: () => import('./list/list.page').then(({ ListPage }) => <ListPage />) },
  { step: 'energy-details', load: () => import('./details/details.page').then(({ DetailsPage }) => <DetailsPage />) },
  { step: 'energy-signup', load: () => import('./signup/signup.page').then(({ SignupPage }) => <SignupPage />) },
  { step: 'energy-payment', load: () => import('./payment/payment.page').then(({ PaymentPage }) => <PaymentPage />) },
];

/** The page that people mostly go to from each step. */
const usualNext: Partial<Record<StepId, StepId>> = {
  'energy-usage': 'energy-list',
  'energy-list': 'energy-signup',
  'energy-details': 'energy-signup',
  'energy-signup': 'energy-payment',
};

/** Pages that are there, so that going back to one draws it at once. */
const loaded = new Map<StepId, ReactElement>([['energy-usage', <UsagePage key="energy-usage" />]]);

async function loadPage(step: StepId | undefined): Promise<void> {
  const route = routes.find((candidate) => candidate.step === step);
  if (route && !loaded.has(route.step)) loaded.set(route.step, await route.load());
}

/** Fetches the page that comes next while nothing else is going on; a failure shows when that page is asked for. */
function preloadAfter(step: StepId): () => void {
  const timer = setTimeout(() => void loadPage(usualNext[step]).catch(() => undefined), 500);
  return () => clearTimeout(timer);
}

/** The page of the step on screen. A chunk that cannot be had is thrown to the remote's error boundary. */
export function Routes() {
  const step = useCurrentStep()?.id;
  const [failure, setFailure] = useState<Error | null>(null);
  const [, setLoads] = useState(0);

  useEffect(() => {
    if (!step) return undefined;
    let isStale = false;
    if (!loaded.has(step))
      loadPage(step).then(
        () => !isStale && setLoads((count) => count + 1),
        (error: unknown) => !isStale && setFailure(error instanceof Error ? error : new Error(String(error))),
      );
    const stop = preloadAfter(step);
    return () => {
      isStale = true;
      stop();
    };
  }, [step]);

  if (failure) throw failure;
  return <Fragment key={step}>{step && loaded.get(step)}</Fragment>;
}
