import { energyEndpoints, type DirectDebitRequest } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, refused, renderEnergy, someQuestions } from '../testing/energy-runtime';
import { atPayment, box, fill, ready, sent, submit } from './payment.fixture';

describe("'Set up'", () => {
  it('submits the Direct Debit, emits that energy is complete and opens the next page [PAY-31] [PAY-32]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    expect(sent(runtime)[0]?.input.body).toEqual({
      paperMandate: false,
      bankAccountName: 'Sam Hartley',
      bankAccountNumber: '66374958',
      bankAccountSortCode: '089999',
      preferredDay: 15,
      termsAndConditions: true,
      ovoSmartRequired: false,
      ovoMarketingOptIn: false,
      ovoMarketingOptInChannels: [],
      ovoFoundationMarketingOptIn: false,
      ovoGroupMarketingOptIn: false,
      priorityServicesRequired: false,
      smartBillingDataRate: 'Daily',
      smartSettlementDataRate: 'Daily',
      tariffsId: [{ quoteId: 'q-1', priceId: 'LF12-EAST' }],
      addOnsIdentifiers: [],
      monthlyCost: 13788,
      startServiceDate: '2026-12-02',
    });
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: false }]),
    );
    expect(runtime.recorded.events).toEqual([
      { name: 'service', detail: { service: 'energy', outcome: 'completed' } },
      { name: 'track', detail: { name: 'Energy Journey Completed' } },
    ]);
    expect(runtime.enrolment.get()?.energyComplete).toBe(true);
    expect(runtime.storage.get('energyTariff')).toBeUndefined();
    expect(runtime.storage.get('energyAddOns')).toBeUndefined();
  });

  it('keeps the details when the supplier is down, and reuses the idempotency key for an identical attempt', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.directDebit, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(box('Sort code')).toHaveValue('089999');
    await submit();
    await userEvent.type(box('Account number'), '{Backspace}9');
    await submit();
    const keys = sent(runtime).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows a validation error from the server at its field', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.directDebit, () =>
      refused('VALIDATION', { bankAccountNumber: 'Please enter a valid Bank Account Number' }),
    );
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    await waitFor(() =>
      expect(box('Account number')).toHaveAccessibleDescription(/Please enter a valid Bank Account Number/),
    );
  });

  it.each([
    ['ENROLMENT_COMPLETE', '/enrolment/confirmation'],
    ['TARIFF_MISSING', '/enrolment/energy/list'],
  ] as const)('redirects after %s', async (code, path) => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.directDebit, () => refused(code));
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path, replace: true }]));
    expect(runtime.storage.get('energyTariff')).toBeUndefined();
  });

  it('offers the list when the prices have changed', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.directDebit, () => refused('QUOTE_EXPIRED'));
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'See energy plans' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('shows a plan chosen meanwhile in another tab, and keeps the bank details', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await fill();
    const glimmer = aTariff({
      priceId: 'GT12-EAST',
      supplierName: 'Glimmer',
      tariffName: 'Glimmer Track 12',
      newSpendMonthly: 12000,
      newSpend: 144000,
    });
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [glimmer], monthlyCost: 12000 }));
    runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions());
    runtime.answer(energyEndpoints.directDebit, () => refused('CONFLICT'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something changed since you opened this page. Check it and try again.',
    );
    expect(screen.getByRole('region', { name: 'Direct Debit summary' })).toHaveTextContent('£120.00 each month');
    expect(screen.getByRole('checkbox', { name: /of Glimmer Track 12$/ })).toBeVisible();
    expect(box('Sort code')).toHaveValue('089999');
    expect(box('Account number')).toHaveValue('66374958');
    expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'GT12-EAST' });
    await submit();
    const bodies = sent(runtime).map(({ input }) => input.body as DirectDebitRequest);
    expect(bodies.map(({ tariffsId }) => tariffsId?.[0]?.priceId)).toEqual(['LF12-EAST', 'GT12-EAST']);
    expect(bodies[1]).toMatchObject({ monthlyCost: 12000, bankAccountNumber: '66374958' });
  });

  it('keeps the bank details in memory until they are submitted, and never stores them in the browser [API-10]', async () => {
    const runtime = atPayment();
    const set = jest.spyOn(runtime.storage, 'set');
    renderEnergy(runtime);
    await ready();
    await fill();
    expect([box('Account number'), box('Sort code')].map((field) => (field as HTMLInputElement).value)).toEqual([
      '66374958',
      '089999',
    ]);
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({
      bankAccountNumber: '66374958',
      bankAccountSortCode: '089999',
    });
    expect(JSON.stringify(set.mock.calls)).not.toMatch(/66374958|089999/);
  });
});
