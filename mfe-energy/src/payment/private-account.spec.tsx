import { energyEndpoints, type PaymentQuestions } from '@home-move/contract';
import { aPrivateEntry } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCallStream } from '../testing/call-stream';
import { anEnergyEnrolment, renderEnergy, someQuestions } from '../testing/energy-runtime';
import { agree, atPayment, box, ready, sent, submit } from '../testing/payment';

const existingDetails: PaymentQuestions['existingDetails'] = {
  enteredPrivately: true,
  accountName: '',
  maskedAccountNumber: '********',
  maskedSortCode: '******',
  preferredDay: null,
};

/** Simulates an account entered on the customer's phone, after which the panel reloads the enrolment. */
function enterAccount(runtime: ReturnType<typeof atPayment>) {
  runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions({ existingDetails }));
  return act(async () => runtime.enrolment.set(anEnergyEnrolment({ version: 9 })));
}

describe('an account that the customer has entered in private', () => {
  it('is chosen as soon as it is there, and shows the agent no digit', async () => {
    const runtime = atPayment({}, { session: { agentName: 'Jordan Lee' } });
    renderEnergy(runtime);
    await ready();
    await userEvent.type(box('Sort code'), '08');
    await enterAccount(runtime);
    const choice = await screen.findByRole('radio', { name: /^Use the account that the customer entered/ });
    expect(choice).toBeChecked();
    expect(screen.getByText('Entered in private, so it is not shown to you')).toBeVisible();
    expect(screen.queryByText(/\*/)).toBeNull();
    expect(screen.queryByLabelText('Sort code')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preferred payment day' }), '15th of the month');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
    await agree();
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ reuseExistingDetails: true, preferredDay: 15 });
  });

  it('does not replace another account that the agent has chosen, when the page is opened again', async () => {
    const runtime = atPayment({ existingDetails }, { session: { agentName: 'Jordan Lee' } });
    const { unmount } = renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('radio', { name: 'Use another account' }));
    unmount();
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('radio', { name: 'Use another account' })).toBeChecked();
  });

  it('is not looked for on a mover’s own page', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await enterAccount(runtime);
    expect(screen.queryByRole('radio', { name: /^Use the account/ })).toBeNull();
  });
});

describe('the payment page of an agent', () => {
  it('shows how far the customer is instead of the form, then the form with their account', async () => {
    const { options, update } = aCallStream();
    const runtime = atPayment({}, options);
    const { container } = renderEnergy(runtime);
    await update(aPrivateEntry());
    expect(await screen.findByRole('region', { name: 'Sam has a link for the bank details' })).toBeVisible();
    expect(screen.queryByLabelText('Sort code')).toBeNull();
    expect(screen.getByRole('button', { name: 'Set up' })).toBeDisabled();
    await update(aPrivateEntry({ state: 'opened', openedAt: '2026-11-20T10:43:00Z' }));
    expect(screen.getByText('10:43 AM')).toBeVisible();
    await expectNoViolations(container);
    runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions({ existingDetails }));
    const times = { openedAt: '2026-11-20T10:43:00Z', doneAt: '2026-11-20T10:44:00Z' };
    await update(aPrivateEntry({ state: 'done', ...times }));
    expect(screen.getByRole('region', { name: 'Sam has entered the bank details' })).toBeVisible();
    expect(await screen.findByRole('radio', { name: /^Use the account that the customer entered/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Set up' })).toBeEnabled();
    expect(screen.queryByText(/\*/)).toBeNull();
    await expectNoViolations(container);
  });

  it('lets the agent enter the account', async () => {
    const { options, update } = aCallStream();
    renderEnergy(atPayment({}, options));
    await update(aPrivateEntry());
    await userEvent.click(await screen.findByRole('button', { name: 'Enter it for the customer' }));
    expect(box('Sort code')).toBeVisible();
  });

  it('shows nothing of an entry for something else', async () => {
    const { options, update } = aCallStream();
    renderEnergy(atPayment({}, options));
    await update(aPrivateEntry({ scope: 'health-needs' }));
    await ready();
    expect(box('Sort code')).toBeVisible();
    expect(screen.queryByText(/health needs/)).toBeNull();
  });
});
