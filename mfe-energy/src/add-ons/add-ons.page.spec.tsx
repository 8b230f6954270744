import { energyEndpoints, ownEnrolmentCalls } from '@home-move/contract';
import { aTariff, anAddOn } from '@home-move/contract/testing';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, refused, renderEnergy } from '../testing/energy-runtime';

const addOns = [
  anAddOn(),
  anAddOn({ identifier: 'BULBS', displayName: 'Light bulbs', billingFrequency: 'One-off', isOneOff: true, cost: 2500 }),
  anAddOn({ identifier: 'APP', displayName: 'Energy app', isIncluded: true, cost: 0 }),
  anAddOn({ identifier: 'SERVICE', displayName: 'Boiler service', billingFrequency: 'Quarterly', cost: 500 }),
];

const pathOfTariff = '/enrolment/energy/signup/larkfield%20energy/LF12-EAST';

function atAddOns(
  stored: Record<string, unknown> = {},
  tariff = aTariff({ addOnsData: addOns }),
  path = pathOfTariff,
): TestRuntime {
  const runtime = atPath(path, {
    stored: { energyTariff: tariff, ...stored },
  });
  runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [tariff] }));
  runtime.answer(energyEndpoints.select, () => aSelection({ tariffs: [tariff] }));
  return runtime;
}

const ready = () => screen.findByRole('heading', { level: 1, name: 'Add to your energy plan' });

describe('the add-ons page', () => {
  it.each(['/enrolment/energy/signup', pathOfTariff])(
    'offers the add-ons of the chosen plan at %s [TARIFF-03]',
    async (path) => {
      renderEnergy(atAddOns({}, undefined, path));
      await ready();
      expect(screen.getByText('Larkfield Fix 12')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Add Heating Breakdown Cover' })).toBeVisible();
    },
  );

  it('adds and removes add-ons, and updates the monthly and one-off totals [TARIFF-03] [TARIFF-04] [TARIFF-12]', async () => {
    const runtime = atAddOns();
    const { container } = renderEnergy(runtime);
    await ready();
    expect(screen.getByText('£137.88')).toBeVisible();
    expect(screen.queryByText(/^One-off costs/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add Heating Breakdown Cover' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Light bulbs' }));
    expect(screen.getByText('£149.88')).toBeVisible();
    expect(screen.getByText('One-off costs: £25.00')).toBeVisible();
    expect(screen.queryByText('Light bulbs: £25.00 once')).not.toBeInTheDocument();
    expect(runtime.storage.get('energyAddOns')).toEqual(['HEAT-COVER', 'APP', 'BULBS']);
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Heating Breakdown Cover' }));
    expect(screen.getByText('£137.88')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Heating Breakdown Cover' })).toHaveFocus();
  });

  it('keeps other bills out of the monthly total, and shows the price after an introductory one', async () => {
    const cover = anAddOn({ identifier: 'COVER', displayName: 'Cover', cost: 1450, discountCost: 950, introMonths: 3 });
    renderEnergy(atAddOns({}, aTariff({ addOnsData: [...addOns, cover] })));
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Add Boiler service' }));
    expect(screen.getByText('£137.88')).toBeVisible();
    expect(screen.getByText('Boiler service: £15.00 every 3 months')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Cover' }));
    expect(screen.getByText('£147.38')).toBeVisible();
    expect(screen.getByText('£152.38 from month 4')).toBeVisible();
  });

  it('does not let the mover remove an included add-on, which costs nothing extra [TARIFF-05]', async () => {
    renderEnergy(atAddOns());
    await ready();
    expect(screen.getByText('No extra cost')).toBeVisible();
    expect(screen.getByText('This comes with your plan and cannot be removed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Energy app/ })).not.toBeInTheDocument();
  });

  it('shows the amount and frequency of each bill [TARIFF-10]', async () => {
    renderEnergy(atAddOns());
    await ready();
    expect(screen.getByText('£12.00 a month')).toBeVisible();
    expect(screen.getByText('£15.00 every 3 months')).toBeVisible();
    expect(screen.getByText('£25.00 once')).toBeVisible();
  });

  it('describes an add-on with its introductory price and its important information', async () => {
    const cover = anAddOn({
      cost: 1450,
      discountCost: 950,
      discountDescription: '£9.50 a month for 3 months',
      discountEndDescription: 'Then £14.50 a month',
      importantInfo: 'Boilers over 15 years old are not covered.',
      cancellationInfoText: 'You can cancel within 14 days.',
      paymentTimeDescription: 'You pay with your energy.',
      listOfInformationLinks: [{ label: 'Terms of the cover', url: 'https://larkfield.example/cover' }],
    });
    const { container } = renderEnergy(atAddOns({}, aTariff({ addOnsData: [cover] })));
    await ready();
    expect(screen.getByText('£9.50 a month for 3 months. Then £14.50 a month')).toBeVisible();
    await userEvent.click(screen.getByText('More about Heating Breakdown Cover'));
    expect([...container.querySelectorAll('details p')].map(({ textContent }) => textContent)).toEqual([
      'An engineer repairs your boiler and heating when they break down.',
      'You pay with your energy.',
      'You can cancel within 14 days.',
      'Important: Boilers over 15 years old are not covered.',
      'Terms of the cover (opens in a new tab)',
    ]);
    expect(screen.getByRole('link', { name: /^Terms of the cover/ })).toHaveAttribute(
      'href',
      'https://larkfield.example/cover',
    );
  });

  it('stores the choice and opens the payment page [TARIFF-06]', async () => {
    const runtime = atAddOns();
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Add Boiler service' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(runtime.recorded.calls.find(({ path }) => path === '/quotes/select')?.input.body).toEqual({
      tariffsId: [{ quoteId: 'q-1', priceId: 'LF12-EAST' }],
      addOnsIdentifiers: ['APP', 'SERVICE'],
    });
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([
        { path: '/enrolment/energy/payment/larkfield%20energy/LF12-EAST', replace: false },
      ]),
    );
  });

  it.each([
    ['start date', { 'faster-switching': true, 'psr-access-granted': true }, 'switch'],
    ['priority services', { 'psr-access-granted': true }, 'psr'],
  ])('opens the %s page if it is available [TARIFF-06]', async (_, flags, page) => {
    const runtime = atAddOns();
    runtime.flags.set({ ...runtime.flags.get(), ...flags });
    runtime.enrolment.set(anEnergyEnrolment({ supportsFastSwitch: true }));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        `/enrolment/energy/${page}/larkfield%20energy/LF12-EAST`,
      ]),
    );
  });

  it('keeps the added add-ons across a reload [TARIFF-12]', async () => {
    renderEnergy(atAddOns({ energyAddOns: ['HEAT-COVER'] }));
    await ready();
    expect(screen.getByRole('button', { name: 'Remove Heating Breakdown Cover' })).toBeVisible();
  });

  it('takes the choice from the server when this browser has none', async () => {
    const runtime = atAddOns({ energyTariff: undefined });
    runtime.answer(energyEndpoints.selection, () =>
      aSelection({ tariffs: [aTariff({ addOnsData: addOns })], addOnsIdentifiers: ['BULBS'] }),
    );
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('button', { name: 'Remove Light bulbs' })).toBeVisible();
  });

  it('takes the choice from the server when another version has stored one without bills', async () => {
    const { billCost: _, ...withoutBill } = anAddOn();
    const runtime = atAddOns({ energyTariff: { ...aTariff(), addOnsData: [withoutBill] }, energyAddOns: [7] });
    runtime.answer(energyEndpoints.selection, () =>
      aSelection({ tariffs: [aTariff({ addOnsData: addOns })], addOnsIdentifiers: ['BULBS'] }),
    );
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('button', { name: 'Remove Light bulbs' })).toBeVisible();
  });

  it('offers the add-ons of the stored plan while the server is down', async () => {
    const runtime = atAddOns();
    runtime.answer(energyEndpoints.selection, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    await ready();
    expect(screen.getByRole('button', { name: 'Add Heating Breakdown Cover' })).toBeVisible();
  });

  it("shows that loading failed, and loads the plan at 'Try again'", async () => {
    const runtime = atAddOns({ energyTariff: undefined });
    runtime.answer(energyEndpoints.selection, () => refused('THIRD_PARTY'));
    renderEnergy(runtime);
    expect(await screen.findByRole('heading', { name: 'We could not load your plan' })).toBeVisible();
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [aTariff({ addOnsData: addOns })] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Add Heating Breakdown Cover' })).toBeVisible();
  });

  it('explains when the plan has no add-ons', async () => {
    const { container } = renderEnergy(atAddOns({}, aTariff()));
    await ready();
    expect(screen.getByText('There is nothing to add to Larkfield Fix 12. Continue to check your plan.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expectNoViolations(container);
  });

  it('prices the greener upgrade by the day [TARIFF-19]', async () => {
    const greener = anAddOn({ identifier: 'GOGN', displayName: 'Greener energy upgrade', cost: 833 });
    renderEnergy(atAddOns({}, aTariff({ addOnsData: [greener] })));
    await ready();
    expect(screen.getByText('27.397p a day (£8.33 a month)')).toBeVisible();
  });

  it('offers the add-ons of both tariffs of mixed meters once, without the greener upgrade of gas [LIST-13] [LIST-34]', async () => {
    const cover = anAddOn();
    const greener = anAddOn({ identifier: 'GOGN', displayName: 'Greener energy upgrade' });
    const bulbs = anAddOn({ identifier: 'BULBS', displayName: 'Light bulbs' });
    const electricity = aTariff({ energyType: 'Electric', addOnsData: [cover], newSpendMonthly: 7230 });
    const gas = aTariff({
      priceId: 'GAS',
      tariffName: 'Larkfield Gas',
      energyType: 'Gas',
      addOnsData: [cover, greener, bulbs],
      newSpendMonthly: 6558,
    });
    const runtime = atAddOns({ energySecondaryTariff: gas }, electricity);
    renderEnergy(runtime);
    await ready();
    expect(screen.getAllByRole('button', { name: /^Add / }).map(({ textContent }) => textContent)).toEqual([
      'Add Heating Breakdown Cover',
      'Add Light bulbs',
    ]);
    expect(screen.getByText('£137.88')).toBeVisible();
    expect(screen.getByText('Larkfield Gas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(runtime.recorded.calls.find(({ path }) => path === '/quotes/select')?.input.body).toMatchObject({
      tariffsId: [
        { quoteId: 'q-1', priceId: 'LF12-EAST' },
        { quoteId: 'q-1', priceId: 'GAS' },
      ],
    });
  });

  it('redirects to the list when no plan was chosen', async () => {
    const runtime = atAddOns({ energyTariff: undefined });
    runtime.answer(energyEndpoints.selection, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: true }]),
    );
  });

  it('shows why saving failed, and keeps the choice', async () => {
    const runtime = atAddOns();
    runtime.answer(energyEndpoints.select, () => refused('QUOTE_EXPIRED'));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Add Light bulbs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These prices have changed. Please choose a plan again.',
    );
    expect(screen.getByRole('button', { name: 'Remove Light bulbs' })).toBeVisible();
  });

  it('opens the next page when another tab has set energy up', async () => {
    const runtime = atAddOns();
    runtime.answer(energyEndpoints.select, () => refused('ENROLMENT_COMPLETE'));
    runtime.answer(ownEnrolmentCalls.mine, () => anEnergyEnrolment({ energyComplete: true }));
    renderEnergy(runtime);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/confirmation', replace: true }]),
    );
  });
});
