import { ApiError, energyEndpoints, networkProblem, stepAt, type DirectDebitRequest } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aSelection,
  anEnergyEnrolment,
  refused,
  renderEnergy,
  someQuestions,
  someQuotes,
} from '../testing/energy-runtime';
import { agree, atPayment, box, fill, ready, sent, submit } from '../testing/payment';

describe("'Set up'", () => {
  it('submits the Direct Debit, emits that energy is complete and opens the next page [PAY-11] [PAY-31] [PAY-32]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    expect(sent(runtime)[0]?.input.body).toEqual({
      reuseExistingDetails: false,
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

  it('opens broadband where the mover wants it [PAY-31]', async () => {
    const wanted = { entertainmentConsented: true, entertainmentOptIn: 1 } as const;
    const runtime = atPayment({}, { enrolment: anEnergyEnrolment(wanted) });
    runtime.answer(energyEndpoints.directDebit, () => ({
      enrolment: anEnergyEnrolment({ ...wanted, energyComplete: true }),
      directDebit: null,
      unfinished: null,
    }));
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    await waitFor(() =>
      expect(runtime.recorded.navigations[0]).toEqual({
        path: '/enrolment/entertainment/broadband-list',
        replace: false,
      }),
    );
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
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preferred payment day' }), '1st of the month');
    await submit();
    const keys = sent(runtime).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends a double click once, and shows that it is under way', async () => {
    const runtime = atPayment();
    let finish: () => void = () => undefined;
    runtime.answer(energyEndpoints.directDebit, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { enrolment: anEnergyEnrolment({ energyComplete: true }), directDebit: null, unfinished: null };
    });
    renderEnergy(runtime);
    await ready();
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Set up' }));
    const button = await screen.findByRole('button', { name: 'Setting up' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    finish();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(sent(runtime)).toHaveLength(1);
  });

  it.each([
    ['THIRD_PARTY', () => refused('THIRD_PARTY')],
    ['no answer', () => Promise.reject(new ApiError(networkProblem))],
    ['an unexpected failure', () => refused('UNEXPECTED')],
  ])('explains after %s that the outcome is unknown, and that another attempt is safe', async (_, answer) => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.directDebit, answer);
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    expect(await screen.findByText(/^We do not know yet whether Larkfield Energy received this\./)).toHaveTextContent(
      'Press Set up again: you are never signed up twice.',
    );
  });

  it('shows a start date that has moved, and submits it once the mover has seen it', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await fill();
    runtime.answer(energyEndpoints.selection, () => aSelection({ expectedSwitchDate: '2026-12-09' }));
    runtime.answer(energyEndpoints.directDebit, () => refused('CONFLICT'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something changed since you opened this page.');
    expect(screen.getAllByText('09 Dec 2026').length).toBeGreaterThan(0);
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ })).toBeChecked();
    await submit();
    expect(sent(runtime).map(({ input }) => (input.body as DirectDebitRequest).startServiceDate)).toEqual([
      '2026-12-02',
      '2026-12-09',
    ]);
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

  it('offers the list when the quote has expired or the tariff was withdrawn', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.directDebit, () => refused('QUOTE_EXPIRED'));
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These prices have changed. Please choose a plan again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'See energy plans' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('requests the quotes again after they have expired', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => someQuotes());
    runtime.answer(energyEndpoints.directDebit, () => refused('QUOTE_EXPIRED'));
    const open = (path: string) =>
      act(async () => {
        const step = stepAt(path);
        runtime.currentStep.set(step && { ...step, path });
      });
    const quoteRequests = () => runtime.recorded.calls.filter(({ path }) => path === '/quotes/wom');
    const payment = runtime.currentStep.get()?.path ?? '';
    await open('/enrolment/energy/list');
    renderEnergy(runtime);
    await screen.findByRole('heading', { name: 'Glimmer Track 12' });
    await open(payment);
    await ready();
    await fill();
    await submit();
    await screen.findByRole('alert');
    expect(quoteRequests()).toHaveLength(1);
    await open('/enrolment/energy/list');
    await screen.findByRole('heading', { name: 'Glimmer Track 12' });
    expect(quoteRequests()).toHaveLength(2);
  });

  it('shows a plan chosen in another tab, keeps the bank details, and requires agreement to its terms', async () => {
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
    expect(screen.getByRole('checkbox', { name: /of Glimmer Track 12$/ })).not.toBeChecked();
    await agree();
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
