import { energyEndpoints, type DirectDebit, type DirectDebitRequest } from '@home-move/contract';
import { aTariff, anAddOn } from '@home-move/contract/testing';
import { expectNoViolations, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, refused, renderEnergy, someQuestions } from '../testing/energy-runtime';

const summary = {
  collectedBy: 'Larkfield Energy',
  monthlyAmount: 13788,
  firstPaymentOn: '2026-12-15',
  reference: 'LARK-1',
  noticeWorkingDays: 2,
  maskedAccountNumber: '*****958',
  maskedSortCode: '***999',
};

function atPayment(questions = {}, options: TestRuntimeOptions = {}): TestRuntime {
  const runtime = atPath('/enrolment/energy/payment/larkfield%20energy/LF12-EAST', {
    stored: { energyTariff: aTariff(), energyAddOns: [] },
    ...options,
  });
  runtime.answer(energyEndpoints.selection, () => aSelection());
  runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions(questions));
  runtime.answer(energyEndpoints.directDebit, () => ({
    enrolment: anEnergyEnrolment({ energyComplete: true }),
    directDebit: summary,
  }));
  return runtime;
}

const ready = () => screen.findByRole('heading', { level: 1, name: 'Check your plan and set up payment' });
const box = (label: string) => screen.getByLabelText(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set up' }));
const sent = (runtime: TestRuntime) => runtime.recorded.calls.filter(({ path }) => path === '/enrolment/directdebit');

async function fill({ sortCode = '08-99-99', number = '66374958' } = {}): Promise<void> {
  await userEvent.type(box('Sort code'), sortCode);
  await userEvent.type(box('Account number'), number);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preferred payment day' }), '15th of the month');
  await userEvent.click(screen.getByRole('checkbox', { name: /^I am the account holder/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ }));
}

describe('the payment page', () => {
  it('shows the plan with its edit buttons, the bank details form and Back [PAY-01] [PAY-02] [PAY-08]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    const plan = screen.getByRole('heading', { name: 'Your plan' }).parentElement as HTMLElement;
    expect(within(plan).getAllByText('Larkfield Fix 12')[0]).toBeVisible();
    expect(within(plan).getByText('02 Dec 2026')).toBeVisible();
    expect(within(plan).getAllByText('Monthly Direct Debit')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit plan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit supply address' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[1] as HTMLElement);
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/energy/list',
      '/enrolment/moving-details',
      '/enrolment/energy/signup/larkfield%20energy/LF12-EAST',
    ]);
    expect(box('Sort code')).toHaveAttribute('inputmode', 'numeric');
    expect(box('Account number')).toHaveAttribute('autocomplete', 'off');
  });

  it('sets the document title, and has no accessibility violations', async () => {
    const { container } = renderEnergy(atPayment());
    await ready();
    expect(document.title).toBe('Check your plan and set up payment - Home Move');
    await expectNoViolations(container);
  });

  it('shows what is collected and the notice given of a change [PAY-03] [PAY-10]', async () => {
    renderEnergy(atPayment());
    await ready();
    const debit = within(screen.getByRole('region', { name: 'Direct Debit summary' }));
    expect(debit.getByText('Larkfield Energy')).toBeVisible();
    expect(debit.getByText('£137.88 each month')).toBeVisible();
    expect(
      debit.getByText('Larkfield Energy tells you 2 working days before any change to the amount, date or frequency.'),
    ).toBeVisible();
  });

  it('shows the approved Guarantee and the questions [PAY-07] [PAY-09]', async () => {
    renderEnergy(atPayment());
    await ready();
    const guarantee = screen.getByText('The Direct Debit Guarantee').closest('details') as HTMLElement;
    expect(guarantee).toHaveAttribute('open');
    expect(
      within(guarantee)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'The Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits.',
      'If there are any changes to the amount, date or frequency of your Direct Debit Larkfield Energy will notify you 2 working days in advance of your account being debited or as otherwise agreed. If you request Larkfield Energy to collect a payment, confirmation of the amount and date will be given to you at the time of the request.',
      'If an error is made in the payment of your Direct Debit, by Larkfield Energy or your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society; if you receive a refund you are not entitled to, you must pay it back when Larkfield Energy asks you to.',
      'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
    ]);
    expect(screen.getByText('Can I change my mind?')).toBeVisible();
    expect(screen.getByText('Who supplies me until then?')).toBeVisible();
  });

  it('shows the timeline in date order', async () => {
    renderEnergy(atPayment());
    await ready();
    const list = screen.getByText('Last day to cancel free of charge').closest('ol') as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('b')?.textContent),
    ).toEqual(['27\u00a0Nov\u00a02026', '02\u00a0Dec\u00a02026', '04\u00a0Dec\u00a02026', 'First Direct Debit']);
  });

  it('names one supplier for the move-in day when the plan starts on it', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.selection, () => aSelection({ expectedSwitchDate: '2026-11-27' }));
    renderEnergy(runtime);
    await ready();
    const timeline = screen.getByText('Last day to cancel free of charge').closest('ol') as HTMLElement;
    const onMoveIn = within(timeline)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('b')?.textContent === '27\u00a0Nov\u00a02026');
    expect(onMoveIn).toHaveLength(1);
    expect(onMoveIn[0]).toHaveTextContent(
      'You move in, and Larkfield Energy starts supplying you. Take meter readings.',
    );
    expect(screen.queryByText(/present supplier of the home/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Larkfield Energy supplies you from the day you move in\./)).toBeInTheDocument();
  });

  it('reloads the supply start date when the move-in date changes', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    runtime.answer(energyEndpoints.selection, () => aSelection({ expectedSwitchDate: '2026-12-15' }));
    act(() => runtime.enrolment.accept(anEnergyEnrolment({ moveInDate: '2026-12-15', version: 2 })));
    await ready();
    const plan = screen.getByRole('heading', { name: 'Your plan' }).parentElement as HTMLElement;
    await waitFor(() => expect(within(plan).getByText('15 Dec 2026')).toBeVisible());
  });

  it('adds every add-on bill to the first year, and lists other than monthly bills separately [TARIFF-10]', async () => {
    const runtime = atPayment();
    const addOnsData = [
      anAddOn({ cost: 1450, discountCost: 950, introMonths: 3 }),
      anAddOn({ identifier: 'SERVICE', displayName: 'Boiler Service', billingFrequency: 'Annual', cost: 700 }),
      anAddOn({
        identifier: 'DRAINS',
        displayName: 'Drains',
        billingFrequency: 'Quarterly',
        billCost: 2500,
        cost: 833,
      }),
      anAddOn({ identifier: 'CHECK', displayName: 'Home Check', isOneOff: true, cost: 4900 }),
    ];
    runtime.answer(energyEndpoints.selection, () =>
      aSelection({
        tariffs: [aTariff({ addOnsData })],
        addOnsIdentifiers: ['HEAT-COVER', 'SERVICE', 'DRAINS', 'CHECK'],
        monthlyCost: 14738,
        oneOffCost: 4900,
      }),
    );
    renderEnergy(runtime);
    await ready();
    // £1,654.53, 3 × £9.50 and 9 × £14.50, £84, 4 × £25, £49.
    expect(screen.getByText('a month, £2,046.53 in the first year')).toBeVisible();
    expect(screen.getByText('With add-ons for £343.00 in the first year')).toBeVisible();
    expect(screen.getByText('One-off costs £49.00')).toBeVisible();
    const pairs = [...screen.getByRole('region', { name: 'Direct Debit summary' }).querySelectorAll('dt')].map(
      (label) => [label.textContent, label.nextElementSibling?.textContent],
    );
    expect(pairs).toEqual(
      expect.arrayContaining([
        ['Amount', '£147.38 each month, £152.38 from month 4'],
        ['Boiler Service', '£84.00 once a year'],
        ['Drains', '£25.00 every 3 months'],
        ['Home Check', '£49.00 once'],
      ]),
    );
  });
});

describe('what is agreed to', () => {
  it('for one plan is not agreed to for another', async () => {
    const runtime = atPayment();
    const { unmount } = renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ }));
    unmount();

    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aTariff({ priceId: 'LF24-EAST' })] }));
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ })).not.toBeChecked();
  });
});

describe('the bank details', () => {
  it('are required, each with its own message [PAY-16] [PAY-19] [PAY-21] [PAY-23]', async () => {
    const runtime = atPayment();
    const { container } = renderEnergy(runtime);
    await ready();
    await userEvent.clear(box('Account name'));
    await submit();
    expect(box('Account name')).toHaveAccessibleDescription(/Please enter your Account Holder Name/);
    expect(box('Account name')).toHaveFocus();
    expect(box('Sort code')).toHaveAccessibleDescription(/Please enter your Sort Code/);
    expect(box('Account number')).toHaveAccessibleDescription(/Please enter your Bank Account Number/);
    expect(screen.getByRole('combobox', { name: 'Preferred payment day' })).toHaveAccessibleDescription(
      /Please choose your preferred payment day/,
    );
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal/ })).toHaveAccessibleDescription(
      /This field is required/,
    );
    expect(screen.getByRole('checkbox', { name: /^I am the account holder/ })).toHaveAccessibleDescription(
      /This field is required/,
    );
    expect(sent(runtime)).toEqual([]);
    await expectNoViolations(container);
  });

  it('must be valid account details [PAY-18] [PAY-20] [PAY-22]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    await userEvent.clear(box('Account name'));
    await userEvent.type(box('Account name'), 'Sam_Hartley');
    await fill({ sortCode: '0899', number: '663749' });
    await submit();
    expect(box('Account name')).toHaveAccessibleDescription(/Please use letters, numbers, spaces and & . ' \/ - only/);
    expect(box('Sort code')).toHaveAccessibleDescription(/Please enter a valid Sort Code/);
    expect(box('Account number')).toHaveAccessibleDescription(/Please enter a valid Bank Account Number/);
    expect(sent(runtime)).toEqual([]);
  });

  it('are never stored in the browser, unlike the payment day and what is ticked', async () => {
    const runtime = atPayment();
    const { unmount } = renderEnergy(runtime);
    await ready();
    await userEvent.type(box('Account name'), ' Ltd');
    await fill();
    const stored = JSON.stringify(runtime.storage.get('onboarding'));
    for (const detail of ['089999', '08-99-99', '66374958', 'Hartley', 'Ltd']) expect(stored).not.toContain(detail);
    unmount();

    renderEnergy(runtime);
    await ready();
    expect(box('Sort code')).toHaveValue('');
    expect(box('Account number')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Preferred payment day' })).toHaveDisplayValue('15th of the month');
    expect(screen.getByRole('checkbox', { name: /^I am the account holder/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^I agree to the principal terms/ })).toBeChecked();
    await userEvent.type(box('Sort code'), '08-99-99');
    await userEvent.type(box('Account number'), '66374958');
    await submit();
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(runtime.storage.get('onboarding')).toEqual({});
  });

  it('accept 18, 8 and 6 characters, not counting hyphens and spaces [PAY-26]', async () => {
    renderEnergy(atPayment());
    await ready();
    await userEvent.clear(box('Account name'));
    await userEvent.type(box('Account name'), 'A very long account name');
    await userEvent.type(box('Sort code'), '08-99-99 1');
    await userEvent.type(box('Account number'), '6637 4958 12');
    expect(box('Account name')).toHaveValue('A very long accoun');
    expect(box('Sort code')).toHaveValue('089999');
    expect(box('Account number')).toHaveValue('66374958');
  });

  it('offer the payment days from the server, and no choice when there are none [PAY-27]', async () => {
    const days = () =>
      [...screen.getByRole('combobox', { name: 'Preferred payment day' }).querySelectorAll('option')].map(
        ({ textContent }) => textContent,
      );
    const { unmount } = renderEnergy(atPayment());
    await ready();
    expect(days()).toEqual(['Choose a day', '1st of the month', '15th of the month', '22nd of the month']);
    unmount();
    renderEnergy(atPayment({ supplierPreferredPaymentDays: [] }));
    await ready();
    expect(screen.queryByRole('combobox', { name: 'Preferred payment day' })).not.toBeInTheDocument();
  });

  it('have a link to the privacy notice of the brand beside them', async () => {
    const privacyNotice = 'https://oakwood.example.test/privacy';
    renderEnergy(atPayment({}, { brand: { privacyNotice } }));
    await ready();
    const link = screen.getByRole('link', { name: 'Privacy notice (opens in a new tab)' });
    expect(link).toHaveAttribute('href', privacyNotice);
    expect(box('Account number').compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are replaced by an explanation when the mover asks for a paper form [PAY-15]', async () => {
    const runtime = atPayment();
    const { container } = renderEnergy(runtime);
    await ready();
    expect(screen.getByText('£137.88. You see the exact date as soon as this is set up.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Somebody else has to authorise payments too' }));
    expect(
      screen.getByText('£137.88. Larkfield Energy tells you the date once your paper form is back.'),
    ).toBeVisible();
    expect(screen.getByText(/Larkfield Energy will send you a Direct Debit form by post/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Sort code' })).not.toBeInTheDocument();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('checkbox', { name: /^I agree to the principal/ }));
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ paperMandate: true, termsAndConditions: true });
  });

  it('pass the focus to the heading of the paper form, and back', async () => {
    renderEnergy(atPayment());
    await ready();
    expect(screen.getByRole('heading', { name: 'Your bank details' })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Somebody else has to authorise payments too' }));
    expect(screen.getByRole('heading', { name: 'Setting up by paper form' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Give bank details here instead' }));
    expect(screen.getByRole('heading', { name: 'Your bank details' })).toHaveFocus();
  });

  it('offer no paper form when the supplier has none', async () => {
    renderEnergy(atPayment({ directDebitPaperMandateRequest: false }));
    await ready();
    expect(screen.queryByRole('button', { name: /Somebody else/ })).not.toBeInTheDocument();
  });
});

describe('the preferences and consents', () => {
  it('ask separately for billing and settlement [PAY-04] [PAY-14]', async () => {
    renderEnergy(atPayment());
    await ready();
    expect(screen.getByRole('group', { name: /readings for billing/ })).toBeVisible();
    expect(screen.getByRole('group', { name: /settling the market/ })).toBeVisible();
  });

  it('ask for one preference when the flag is off [PAY-14]', async () => {
    const runtime = atPayment({}, { flags: { 'mhhs-settlement-consent': false } });
    renderEnergy(runtime);
    await ready();
    expect(screen.queryByRole('group', { name: /readings for billing/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
    await fill();
    await submit();
    const body = sent(runtime)[0]?.input.body as DirectDebit;
    expect(body.smartReadDataPreferences).toBe('Monthly');
    expect(body.smartBillingDataRate).toBeUndefined();
  });

  it('link the terms, and leave offers unticked [PAY-05] [PAY-06]', async () => {
    renderEnergy(atPayment());
    await ready();
    expect(screen.getByRole('link', { name: /^principal terms/ })).toHaveAttribute(
      'href',
      'https://larkfield.example/terms/fix-12',
    );
    expect(screen.getByRole('link', { name: /^general terms/ })).toHaveAttribute(
      'href',
      'https://larkfield.example/terms',
    );
    expect(screen.getByRole('checkbox', { name: /^Larkfield Energy may email me offers/ })).not.toBeChecked();
  });

  it('require consent to a smart meter when the tariff needs one and the home has none [PAY-25]', async () => {
    const runtime = atPayment({ smartMeterRequired: true });
    renderEnergy(runtime);
    await ready();
    await fill();
    await submit();
    const smart = screen.getByRole('checkbox', { name: /^I agree to have a smart meter installed/ });
    expect(smart).toHaveAccessibleDescription(/This field is required/);
    await userEvent.click(smart);
    await submit();
    expect(sent(runtime)[0]?.input.body).toMatchObject({ ovoSmartRequired: true });
  });
});

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
      smartBillingDataRate: 'Daily',
      smartSettlementDataRate: 'Daily',
      tariffsId: [{ quoteId: 'q-1', priceId: 'LF12-EAST' }],
      addOnsIdentifiers: [],
      monthlyCost: 13788,
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
    expect(bodies.map(({ tariffsId }) => tariffsId[0]?.priceId)).toEqual(['LF12-EAST', 'GT12-EAST']);
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

describe('without a plan in this browser', () => {
  it('redirects to the list when the server has none either', async () => {
    const runtime = atPayment({}, { stored: {} });
    runtime.answer(energyEndpoints.selection, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: true }]),
    );
  });

  it('takes the choice from the server', async () => {
    renderEnergy(atPayment({}, { stored: {} }));
    await ready();
    expect(screen.getByText('a month, £1,654.53 in the first year')).toBeVisible();
  });

  it("shows that loading failed, and loads the questions at 'Try again'", async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.paymentQuestions, () => refused('THIRD_PARTY'));
    const { container } = renderEnergy(runtime);
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expectNoViolations(container);
    runtime.answer(energyEndpoints.paymentQuestions, () => someQuestions());
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });
});
