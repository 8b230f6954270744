import { energyEndpoints, stepAt, type DirectDebit } from '@home-move/contract';
import { aTariff, anAddOn } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, refused, renderEnergy, someQuestions } from '../testing/energy-runtime';
import { atPayment, box, fill, ready, sent, submit } from './payment.fixture';

describe('the payment page', () => {
  it('shows the plan with its edit buttons, the bank details form, Back and Set up [PAY-01] [PAY-02] [PAY-08]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    const plan = screen.getByRole('heading', { name: 'Your plan' }).parentElement as HTMLElement;
    expect(within(plan).getAllByText('Larkfield Fix 12')[0]).toBeVisible();
    expect(within(plan).getByText('02 Dec 2026')).toBeVisible();
    expect(within(plan).getAllByText('Monthly Direct Debit')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit plan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit supply address' }));
    for (const back of screen.getAllByRole('button', { name: 'Back' })) await userEvent.click(back);
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/energy/list',
      '/enrolment/moving-details',
      '/enrolment/energy/list',
      '/enrolment/energy/list',
    ]);
    expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible();
    expect(box('Sort code')).toHaveAttribute('inputmode', 'numeric');
    expect(box('Account number')).toHaveAttribute('autocomplete', 'off');
  });

  it.each([
    ['extra support', { 'psr-access-granted': true, 'faster-switching': true }, 'psr'],
    ['the start date', { 'psr-access-granted': false, 'faster-switching': true }, 'switch'],
    ['the add-ons', { 'psr-access-granted': false, 'faster-switching': false }, 'signup'],
  ])('leads back to %s where that is the page before', async (_, flags, page) => {
    const enrolment = anEnergyEnrolment({ supportsFastSwitch: true, currentSupplierElec: 'Tor Co-op' });
    const runtime = atPayment({}, { flags, enrolment });
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aTariff({ addOnsData: [anAddOn()] })] }));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0] as HTMLElement);
    expect(runtime.recorded.navigations[0]?.path).toBe(`/enrolment/energy/${page}/larkfield%20energy/LF12-EAST`);
  });

  it('leads to the page of the start date where the mover can choose one', async () => {
    const enrolment = anEnergyEnrolment({ supportsFastSwitch: true, currentSupplierElec: 'Tor Co-op' });
    const runtime = atPayment({}, { flags: { 'faster-switching': true }, enrolment });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Edit supply starts' }));
    expect(runtime.recorded.navigations[0]?.path).toBe('/enrolment/energy/switch/larkfield%20energy/LF12-EAST');
  });

  it('gives the notice of a change that the supplier has [PAY-10]', async () => {
    renderEnergy(atPayment({ noticeWorkingDays: 5 }));
    await ready();
    expect(screen.getByText(/^Larkfield Energy will let you know 5 working days before any change/)).toBeVisible();
    expect(screen.getByText(/will notify you 5 working days in advance/)).toBeVisible();
  });

  it('opens at its address without a plan, too [PAY-01]', async () => {
    const path = '/enrolment/energy/payment';
    const step = stepAt(path);
    renderEnergy(atPayment({}, { step: step && { ...step, path } }));
    await ready();
    expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible();
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
      debit.getByText(
        'Larkfield Energy will let you know 2 working days before any change to the amount, date or frequency.',
      ),
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
    expect(screen.getByText('How long does the switch take?')).toBeVisible();
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
      'You move in, and your supply from Larkfield Energy starts. Take meter readings.',
    );
    expect(screen.queryByText(/present supplier of the home/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Your supply from Larkfield Energy starts on the day you move in\./)).toBeInTheDocument();
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

describe('the preferences and consents', () => {
  const ratesOf = (name: string | RegExp) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value);

  it('ask separately for billing and settlement [PAY-04] [PAY-14]', async () => {
    renderEnergy(atPayment());
    await ready();
    expect(ratesOf(/readings for billing/)).toEqual(['HalfHourly', 'Daily', 'Monthly']);
    expect(ratesOf(/settling the market/)).toEqual(['HalfHourly', 'Daily']);
    expect(
      screen.queryByRole('group', { name: 'How often may your smart meter send readings?' }),
    ).not.toBeInTheDocument();
  });

  it('ask for one preference when the flag is off [PAY-14]', async () => {
    const runtime = atPayment({}, { flags: { 'mhhs-settlement-consent': false } });
    renderEnergy(runtime);
    await ready();
    expect(screen.queryByRole('group', { name: /readings for billing/ })).not.toBeInTheDocument();
    expect(ratesOf('How often may your smart meter send readings?')).toEqual(['HalfHourly', 'Daily', 'Monthly']);
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
    expect(screen.getByRole('checkbox', { name: /^Larkfield Energy may send me offers/ })).not.toBeChecked();
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

  it('offers the list when the quote has expired or the tariff was withdrawn before the page opened', async () => {
    const runtime = atPayment();
    runtime.answer(energyEndpoints.paymentQuestions, () => refused('QUOTE_EXPIRED'));
    renderEnergy(runtime);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These prices have changed. Please choose a plan again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'See energy plans' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });
});
