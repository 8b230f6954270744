import { energyEndpoints } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import type { TestRuntime, TestRuntimeOptions } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, someQuestions } from '../testing/energy-runtime';

const summary = {
  collectedBy: 'Larkfield Energy',
  monthlyAmount: 13788,
  firstPaymentOn: '2026-12-15',
  reference: 'LARK-1',
  noticeWorkingDays: 2,
  maskedAccountNumber: '*****958',
  maskedSortCode: '***999',
};

/** A runtime at the payment page of a chosen plan. */
export function atPayment(questions = {}, options: TestRuntimeOptions = {}): TestRuntime {
  const runtime = atPath('/enrolment/energy/payment/larkfield%20energy/LF12-EAST', {
    stored: { energyTariff: aTariff(), energyAddOns: [] },
    ...options,
  });
  runtime.answer(energyEndpoints.selection, () => aSelection());
  runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions(questions));
  runtime.answer(energyEndpoints.directDebit, () => ({
    enrolment: anEnergyEnrolment({ energyComplete: true }),
    directDebit: summary,
    unfinished: null,
  }));
  return runtime;
}

export const ready = () => screen.findByRole('heading', { level: 1, name: 'Check your plan and set up payment' });
export const box = (label: string) => screen.getByLabelText(label);
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set up' }));
export const sent = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ path }) => path === '/enrolment/directdebit');

/** Fills in the bank details and agrees to what is required. */
export async function fill({ sortCode = '08-99-99', number = '66374958' } = {}): Promise<void> {
  await userEvent.type(box('Sort code'), sortCode);
  await userEvent.type(box('Account number'), number);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preferred payment day' }), '15th of the month');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ }));
}
