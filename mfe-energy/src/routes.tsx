import { clientFacts, isAvailable, withTariff, type RuntimeContract, type StepId } from '@home-move/contract';
import { createRoutes, lazyPage } from '@home-move/ui';
import { EnergyGate } from './gate/energy-gate';
import { UsagePage } from './usage/usage.page';

/** Whether a mover can reach a page with the tariff that is stored, or with one that is about to be chosen. */
function isReachable(step: StepId, runtime: RuntimeContract): boolean {
  const enrolment = runtime.enrolment.get();
  return enrolment !== null && isAvailable(step, withTariff(clientFacts(enrolment, runtime)));
}

/** The pages of the energy journey, in order. The first ships with the remote; the others are loaded on demand. */
export const { Routes, preload } = createRoutes('energy', {
  gate: EnergyGate,
  pages: {
    'energy-usage': <UsagePage />,
    'energy-list': lazyPage(
      () => import(/* webpackChunkName: "energy-list" */ './list/list.page'),
      ({ ListPage }) => <ListPage />,
    ),
    'energy-details': lazyPage(
      () => import(/* webpackChunkName: "energy-details" */ './details/details.page'),
      ({ DetailsPage }) => <DetailsPage />,
    ),
    'energy-switch-details': lazyPage(
      () => import(/* webpackChunkName: "energy-switch-details" */ './details/switch-details.page'),
      ({ SwitchDetailsPage }) => <SwitchDetailsPage />,
    ),
    'energy-signup': lazyPage(
      () => import(/* webpackChunkName: "energy-signup" */ './add-ons/add-ons.page'),
      ({ AddOnsPage }) => <AddOnsPage />,
    ),
    'energy-switch': lazyPage(
      () => import(/* webpackChunkName: "energy-switch" */ './start-date/start-date.page'),
      ({ StartDatePage }) => <StartDatePage />,
    ),
    'energy-psr': lazyPage(
      () => import(/* webpackChunkName: "energy-psr" */ './psr/psr.page'),
      ({ PsrPage }) => <PsrPage />,
    ),
    'energy-payment': lazyPage(
      () => import(/* webpackChunkName: "energy-payment" */ './payment/payment.page'),
      ({ PaymentPage }) => <PaymentPage />,
    ),
    'private-entry': lazyPage(
      () => import(/* webpackChunkName: "private-entry" */ './private-entry/private-entry.page'),
      ({ PrivateEntryPage }) => <PrivateEntryPage />,
    ),
  },
  isReachable,
});
