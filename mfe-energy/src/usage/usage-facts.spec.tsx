import { energyEndpoints, type EnergyJourney, type SupplyFacts } from '@home-move/contract';
import { expectNoViolations, type TestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJourney, anEnergyEnrolment, aSavedUsage, atPath, renderEnergy, someSupply } from '../testing/energy-runtime';

/** Renders the usage page of a home with this supply. */
async function showUsage(supply: Partial<SupplyFacts>, journey: EnergyJourney = aJourney()) {
  const runtime = atPath('/enrolment/energy/usage', { enrolment: anEnergyEnrolment(supply) });
  runtime.answer(energyEndpoints.checkSupply, () => someSupply(supply));
  runtime.answer(energyEndpoints.journey, () => journey);
  runtime.answer(energyEndpoints.saveUsage, () => aSavedUsage());
  const shown = renderEnergy(runtime);
  await screen.findByRole('heading', { level: 1, name: 'How much energy will you use?' });
  return { ...shown, runtime };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'See energy plans' }));
const saved = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ path }) => path === '/quotes/energy-usage-info').map(({ input }) => input.body);
const nightName = { name: 'Electricity you use at night' };
const nightBox = () => screen.getByRole('textbox', nightName);
const expectNoNightBox = () => expect(screen.queryByRole('textbox', nightName)).not.toBeInTheDocument();

describe('the usage form follows the supply of the home [USAGE-04]', () => {
  it.each([
    ['gas', { fuelType: 'Dual' }, true],
    ['no gas', { fuelType: 'Electric' }, false],
  ] as const)('with %s', async (_what, supply, asksForGas) => {
    await showUsage(supply);
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryAllByRole('textbox', { name: 'Gas you use in a year' })).toHaveLength(asksForGas ? 1 : 0);
    expectNoNightBox();
  });

  it.each([
    [
      'prepayment meters',
      { isElecPayg: true, isGasPayg: true },
      'You pay for your energy before you use it, by topping up, so we show pay as you go plans.',
    ],
    [
      'mixed meters, gas prepaid',
      { isMixedMeters: true, isGasPayg: true },
      'Your gas is paid as you go and your electricity monthly, so you choose a plan for each, electricity first.',
    ],
    [
      'mixed meters, electricity prepaid',
      { isMixedMeters: true, isElecPayg: true },
      'Your electricity is paid as you go and your gas monthly, so you choose a plan for each, electricity first.',
    ],
  ])('with %s', async (_what, supply, notice) => {
    const { container } = await showUsage(supply);
    expect(screen.getByText(notice)).toBeVisible();
    await expectNoViolations(container);
  });

  it('with gas only, and requests no electricity usage', async () => {
    const { runtime } = await showUsage({ fuelType: 'Gas' });
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByRole('textbox', { name: 'Electricity you use in a year' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Gas you use in a year' }), '9,800');
    await submit();
    expect(saved(runtime)).toEqual([{ knownUsage: 'Y', gasKwhUsage: 9800 }]);
  });

  it.each([
    ['no gas', { fuelType: 'Electric' }, '2,500 kWh'],
    ['no electricity', { fuelType: 'Gas' }, '9,500 kWh'],
    ['both fuels', { fuelType: 'Dual' }, '2,500 kWh, 9,500 kWh'],
  ] as const)('with %s, and shows the typical use of these fuels', async (_what, supply, use) => {
    await showUsage(supply);
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    await screen.findByText('Typical use in a year');
    const shown = screen.getAllByText(/^[\d,]+ kWh$/).map(({ textContent }) => textContent);
    expect(shown.join(', ')).toBe(use);
  });

  it('with credit meters, without a word about topping up', async () => {
    await showUsage({});
    expect(screen.queryByText(/topping up|as you go/)).toBeNull();
  });
});

describe('the night share of a home with Economy 7 [USAGE-04]', () => {
  const economy7 = aJourney(null, { hasMultiRate: true });

  it('is disclosed with the typical split, and can be changed', async () => {
    const { runtime, container } = await showUsage({ economy7: true }, economy7);
    expectNoNightBox();
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));

    expect(nightBox()).toHaveValue('42');
    expect(nightBox()).toHaveAccessibleDescription(/A typical home uses 42% at night and 58% by day\./);
    expect(screen.getByText('We compare plans for 1,972 kWh by day and 1,428 kWh at night.')).toBeVisible();
    await expectNoViolations(container);

    await userEvent.clear(nightBox());
    await userEvent.type(nightBox(), '60%');
    expect(screen.getByText('We compare plans for 1,360 kWh by day and 2,040 kWh at night.')).toBeVisible();
    await submit();
    expect(saved(runtime)).toEqual([{ knownUsage: 'U', nightPercent: 60 }]);
  });

  it.each([
    [
      'known usage',
      async () => {
        await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
        await userEvent.type(screen.getByRole('textbox', { name: 'Electricity you use in a year' }), '3,000');
      },
      'We compare plans for 1,740 kWh by day and 1,260 kWh at night.',
    ],
    [
      'an estimate',
      async () => {
        await userEvent.click(screen.getByRole('radio', { name: 'No, help me estimate it' }));
        await userEvent.click(screen.getByRole('radio', { name: '3' }));
        await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Property type' }), 'Semi-detached');
        await userEvent.selectOptions(screen.getByRole('combobox', { name: 'People living there' }), '3');
      },
      'We compare plans for 1,566 kWh by day and 1,134 kWh at night.',
    ],
  ])('splits %s', async (_what, answer, split) => {
    await showUsage({ economy7: true }, economy7);
    await answer();
    expect(screen.getByText(split)).toBeVisible();
  });

  it('must be a percentage', async () => {
    const { runtime } = await showUsage({ economy7: true }, economy7);
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    await userEvent.clear(nightBox());
    await userEvent.type(nightBox(), '120');
    await submit();
    expect(nightBox()).toHaveAccessibleDescription(/Please enter a whole number from 0 to 100/);
    expect(screen.queryByText(/^We compare plans for/)).toBeNull();
    expect(saved(runtime)).toEqual([]);
  });

  it('starts from the saved one', async () => {
    const assumed = { electricityKwh: 3400, gasKwh: 9500, estimated: true, nightPercent: 25 };
    const usageInfo = aSavedUsage({ knownUsage: 'U', assumed });
    await showUsage({ economy7: true }, aJourney(usageInfo, { hasMultiRate: true }));
    expect(nightBox()).toHaveValue('25');
  });
});

describe('once one fuel of mixed meters is set up', () => {
  it('the usage cannot change, and the plans of the other fuel are next', async () => {
    const enrolment = anEnergyEnrolment({ isMixedMeters: true, isGasPayg: true, fuelsSetUp: ['Electric'] });
    const runtime = atPath('/enrolment/energy/usage', { enrolment });
    runtime.answer(energyEndpoints.checkSupply, () => someSupply());
    runtime.answer(energyEndpoints.journey, () => aJourney());
    const { container } = renderEnergy(runtime);

    expect(
      await screen.findByText(
        'Your electricity is set up for the energy use you gave us, so you can no longer change that figure.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'See gas plans' }));
    expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]);
  });

  it('the usage page leads back to the confirmation page, and after gas to the electricity plans', async () => {
    const enrolment = anEnergyEnrolment({ isMixedMeters: true, isGasPayg: true, fuelsSetUp: ['Gas'] });
    const runtime = atPath('/enrolment/energy/usage', { enrolment });
    runtime.answer(energyEndpoints.checkSupply, () => someSupply());
    runtime.answer(energyEndpoints.journey, () => aJourney());
    renderEnergy(runtime);
    expect(await screen.findByRole('button', { name: 'See electricity plans' })).toBeVisible();
    expect(screen.getByText(/^Your gas is set up for the energy use you gave us/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(runtime.recorded.backs).toEqual(['/enrolment/confirmation']);
  });
});
