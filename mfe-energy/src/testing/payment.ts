import { energyEndpoints, type EnergySelection } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { pasteInto, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, someQuestions } from './energy-runtime';

export const directDebitSummary = {
  collectedBy: 'Larkfield Energy',
  monthlyAmount: 13788,
  firstPaymentOn: '2026-12-15',
  reference: 'LARK-1',
  noticeWorkingDays: 2,
  maskedAccountNumber: '*****958',
  maskedSortCode: '***999',
};

/** A runtime at the payment page of a selection. */
export function atPayment(questions = {}, options: TestRuntimeOptions = {}): TestRuntime {
  const runtime = atPath('/enrolment/energy/payment/larkfield%20energy/LF12-EAST', {
    stored: { energyTariff: aTariff(), energyAddOns: [] },
    ...options,
  });
  runtime.answer(energyEndpoints.selection, () => aSelection());
  runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions(questions));
  runtime.answer(energyEndpoints.directDebit, () => ({
    enrolment: anEnergyEnrolment({ energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] }),
    directDebit: directDebitSummary,
    unfinished: null,
  }));
  return runtime;
}

/** A selection of both fuels that is paid as you go. */
export const aPaygTariff = (overrides: Parameters<typeof aTariff>[0] = {}) =>
  aTariff({
    priceId: 'FERN-PAYG',
    tariffName: 'Fernway PAYG',
    supplierName: 'Fernway',
    paymentMethod: 'PAY_AS_YOU_GO',
    ...overrides,
  });

/** A runtime at the payment page of a selection that is paid as you go. */
export function atPaygPayment(options: TestRuntimeOptions = {}): TestRuntime {
  const runtime = atPayment({}, options);
  runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aPaygTariff()] }));
  runtime.answer(energyEndpoints.setUpPayg, () => ({
    enrolment: anEnergyEnrolment({ energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] }),
    directDebit: null,
    unfinished: null,
  }));
  return runtime;
}

/** Electricity by Direct Debit, gas as you go. */
export const electricity = aTariff({
  priceId: 'LF12-ELEC',
  tariffName: 'Larkfield Fix 12',
  energyType: 'Electric',
  newSpend: 86758,
  newSpendMonthly: 7230,
  gas: null,
  startServiceDate: '2026-12-02',
});
export const gas = aPaygTariff({
  priceId: 'FERN-GAS',
  energyType: 'Gas',
  newSpend: 78695,
  newSpendMonthly: 6558,
  electricity: null,
  startServiceDate: '2026-12-08',
});

export const bothFuels = (overrides: Partial<EnergySelection> = {}): EnergySelection =>
  aSelection({ tariffs: [electricity, gas], monthlyCost: 13788, expectedSwitchDate: '2026-12-08', ...overrides });

/** A runtime at the payment page of a home with mixed meters. */
export function atMixedPayment(options: TestRuntimeOptions = {}): TestRuntime {
  const enrolment = anEnergyEnrolment({ isMixedMeters: true });
  const runtime = atPayment({}, { enrolment, stored: { energyTariff: electricity }, ...options });
  runtime.answer(energyEndpoints.selection, () => bothFuels());
  return runtime;
}

export const ready = () => screen.findByRole('heading', { level: 1, name: 'Check your plan and set up payment' });
export const box = (label: string) => screen.getByLabelText(label);
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set up' }));
export const sent = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ path }) => path === '/enrolment/directdebit');
export const sentAsYouGo = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ path }) => path === '/enrolment/setup-payg');
export const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ }));

/** Fills in the bank details and ticks the required agreements. */
export async function fill({ sortCode = '08-99-99', number = '66374958' } = {}): Promise<void> {
  await pasteInto(userEvent, box('Sort code'), sortCode);
  await pasteInto(userEvent, box('Account number'), number);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preferred payment day' }), '15th of the month');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
  await agree();
}
