import { energyEndpoints, stepAt } from '@home-move/contract';
import { aTariff, anAddOn } from '@home-move/contract/testing';
import { expectNoViolations } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, refused, renderEnergy, someQuestions } from '../testing/energy-runtime';
import { atPayment, box, ready } from '../testing/payment';

describe('the payment page', () => {
  it('shows the plan with its edit buttons, the bank details form, Back and Set up [PAY-01] [PAY-02] [PAY-08]', async () => {
    const runtime = atPayment();
    renderEnergy(runtime);
    await ready();
    const plan = screen.getByRole('heading', { name: 'Your plan' }).parentElement as HTMLElement;
    expect(within(plan).getAllByText('Larkfield Fix 12')[0]).toBeVisible();
    expect(within(plan).getByText('02 Dec 2026')).toBeVisible();
    expect(within(plan).getAllByText('Monthly Direct Debit')[0]).toBeVisible();
    expect(within(plan).getByText('Rates and tariff details').closest('details')).toHaveTextContent(
      /Unit rate, per kWh.*Switching can take 21 days\.$/,
    );
    expect(screen.getByText('£137.88 a month', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit supply starts' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit plan' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit supply address' }));
    for (const back of screen.getAllByRole('button', { name: 'Back' })) await userEvent.click(back);
    expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
      '/enrolment/energy/list',
      '/enrolment/moving-details',
    ]);
    expect(runtime.recorded.backs).toEqual(['/enrolment/energy/list', '/enrolment/energy/list']);
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
    expect(runtime.recorded.backs[0]).toBe(`/enrolment/energy/${page}/larkfield%20energy/LF12-EAST`);
  });

  it('leads to the page of the start date where the mover can choose one', async () => {
    const enrolment = anEnergyEnrolment({ supportsFastSwitch: true, currentSupplierElec: 'Tor Co-op' });
    const runtime = atPayment({}, { flags: { 'faster-switching': true }, enrolment });
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Edit supply starts' }));
    expect(runtime.recorded.navigations[0]?.path).toBe('/enrolment/energy/switch/larkfield%20energy/LF12-EAST');
  });

  it('lists the chosen add-ons, and leads back to their page', async () => {
    const runtime = atPayment();
    const addOnsData = [anAddOn(), anAddOn({ identifier: 'BULBS', displayName: 'Light bulbs' })];
    runtime.answer(energyEndpoints.selection, () =>
      aSelection({ tariffs: [aTariff({ addOnsData })], addOnsIdentifiers: ['HEAT-COVER'] }),
    );
    renderEnergy(runtime);
    await ready();
    expect(screen.getByText('Add-ons').nextElementSibling).toHaveTextContent(/^Heating Breakdown Cover$/);
    await userEvent.click(screen.getByRole('button', { name: 'Edit add-ons' }));
    expect(runtime.recorded.navigations[0]?.path).toBe('/enrolment/energy/signup/larkfield%20energy/LF12-EAST');
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
    expect(screen.queryByText(/current supplier of the home/)).not.toBeInTheDocument();
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

  it("shows that loading failed, and loads the plan at 'Try again'", async () => {
    const runtime = atPayment({}, { stored: {} });
    runtime.answer(energyEndpoints.selection, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    expect(await screen.findByRole('heading', { name: 'We could not load your plan' })).toBeVisible();
    runtime.answer(energyEndpoints.selection, () => aSelection());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
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
