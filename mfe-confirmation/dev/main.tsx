import '@home-move/ui/tokens.css';
import { enrolmentEndpoints, stepAt, type EnergySummary, type Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { adoptBase } from '@home-move/ui';
import { createTestRuntime } from '@home-move/ui/testing';
import { bootstrap, mount } from '../src/index';

// The journey on a host in memory: every call answers, nothing is stored. `?step=/enrolment/confirmation` starts there;
// `&energy=completed|skipped|early|none` says how far energy is; `&brand=oakwood&mode=dark` shows another theme.
const query = new URLSearchParams(location.search);
const root = document.documentElement.dataset;
root['brand'] = query.get('brand') ?? 'default';
root['mode'] = query.get('mode') ?? 'light';

const energy = query.get('energy') ?? 'none';
const isCompleted = energy === 'completed';
const isOptedIn = energy !== 'none';
const isMoveInDateInRange = energy !== 'early';
const path = query.get('step') ?? '/enrolment/product-selection';

const runtime = createTestRuntime({
  enrolment: anEnrolment({
    energyConsented: path.endsWith('confirmation') ? isOptedIn : null,
    energyOptIn: isOptedIn ? 1 : 0,
    energyComplete: isCompleted,
    energySkipped: energy === 'skipped',
    isMoveInDateInRange,
  }),
});
const present = (): Enrolment => runtime.enrolment.get() ?? anEnrolment();

const summary = (): EnergySummary => ({
  isOffered: true,
  isOptedIn: present().energyOptIn === 1,
  isCompleted,
  isSkipped: present().energySkipped,
  isMoveInDateInRange,
  isMoveInDateFuture: true,
  fuelType: isCompleted ? 'DualFuel' : null,
  supplierName: isCompleted ? 'Larkfield Energy' : null,
  supplierLogoUrl: null,
  tariffName: isCompleted ? 'Larkfield Fix 12' : null,
  paymentType: isCompleted ? 'DIRECT_DEBIT' : null,
  addOns: isCompleted ? [{ identifier: 'HEAT-COVER', displayName: 'Heating Breakdown Cover' }] : [],
  estimatedTotalMonthlyAmountFormatted: isCompleted ? '£149.88' : null,
  laterMonthlyAmounts: [],
  otherPayments: [],
  energySwitchDate: isCompleted ? '2026-12-02' : null,
  moveInDate: isMoveInDateInRange ? '2026-11-27' : '2026-12-15',
  directDebitReference: isCompleted ? 'LF-204817' : null,
  firstPaymentOn: isCompleted ? '2026-12-15' : null,
});
runtime.answer(enrolmentEndpoints.confirmation, () => ({ energy: summary() }));
runtime.answer(enrolmentEndpoints.update, ({ body: { energyOptIn = present().energyOptIn } }) => ({
  ...present(),
  energyOptIn,
  energyConsented: true,
}));

const go = (to: string) => {
  const step = stepAt(to);
  runtime.currentStep.set(step && { ...step, path: to });
};
go(path);

adoptBase(document);
const props = {
  name: 'confirmation',
  runtime: { ...runtime, navigate: go },
  domElement: document.querySelector('main') ?? document.body,
};
await bootstrap(props);
await mount(props);
