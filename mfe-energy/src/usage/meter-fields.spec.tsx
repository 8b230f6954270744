import { energyEndpoints, type SavedUsage } from '@home-move/contract';
import { expectNoViolations } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJourney, anEnergyEnrolment, aSavedUsage, atPath, renderEnergy, someSupply } from '../testing/energy-runtime';
import { unlisted } from '../testing/usage';

/** Renders the usage page of a home whose meters the register does not list. */
async function showUsage(saved: SavedUsage | null = null) {
  const runtime = atPath('/enrolment/energy/usage', { enrolment: anEnergyEnrolment(unlisted) });
  runtime.answer(energyEndpoints.checkSupply, () => someSupply(unlisted));
  runtime.answer(energyEndpoints.journey, () =>
    aJourney(saved, { propertyUsage: { usageInfo: saved, knownMeterDetails: false } }),
  );
  const shown = renderEnergy(runtime);
  await screen.findByRole('group', { name: 'Does your home have gas?' });
  return { ...shown, runtime };
}

const group = (name: string) => screen.getByRole('group', { name });
const gas = () => group('Does your home have gas?');
const prepay = () => group('Do you pay for your energy by topping up?');
const economy7 = () => group('Does your electricity cost less at night?');
const choose = (question: HTMLElement, name: string) => userEvent.click(within(question).getByRole('radio', { name }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'See energy plans' }));

describe('a home whose meters the register does not list', () => {
  it('shows the meter questions without a preselected answer [USAGE-04]', async () => {
    const { container } = await showUsage();
    for (const question of [gas(), prepay(), economy7()]) {
      expect(within(question).getAllByRole('radio', { checked: false })).toHaveLength(2);
    }
    await expectNoViolations(container);
  });

  it('has to answer all three', async () => {
    const { runtime, container } = await showUsage();
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    await submit();
    expect(gas()).toHaveAccessibleDescription(/Please select whether your home has gas/);
    expect(prepay()).toHaveAccessibleDescription(/Please select whether you pay by topping up/);
    expect(economy7()).toHaveAccessibleDescription(/Please select whether you have a lower rate at night/);
    expect(within(gas()).getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(runtime.recorded.calls.map(({ path }) => path)).not.toContain('/quotes/energy-usage-info');
    await expectNoViolations(container);
  });

  it('saves the answers, and refreshes the enrolment that follows from them [USAGE-04]', async () => {
    const { runtime } = await showUsage();
    const refresh = jest.spyOn(runtime.enrolment, 'refresh');
    const meters = { gas: 'N', prepay: 'Y', economy7: 'N' } as const;
    runtime.answer(energyEndpoints.saveUsage, () => aSavedUsage({ knownUsage: 'U', meters }));
    runtime.answer(energyEndpoints.checkSupply, () =>
      someSupply({ ...unlisted, fuelType: 'Electric', isElecPayg: true, manualHasPrepay: true }),
    );
    await choose(gas(), 'No');
    await choose(prepay(), 'Yes');
    await choose(economy7(), 'No');
    expect(screen.getByText(/so we show pay as you go plans\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'I am not sure' }));
    expect(await screen.findByText('2,500 kWh')).toBeVisible();
    expect(screen.queryByText('9,500 kWh')).not.toBeInTheDocument();
    await submit();
    expect(runtime.recorded.calls.find(({ path }) => path === '/quotes/energy-usage-info')?.input.body).toEqual({
      ...meters,
      knownUsage: 'U',
    });
    await waitFor(() =>
      expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment/energy/list', replace: false }]),
    );
    expect(refresh).toHaveBeenCalled();
    expect(runtime.recorded.calls.filter(({ path }) => path === '/address/check-supply')).toHaveLength(2);
  });

  it('gives its gas use only when it has gas, and its night share only with a lower rate at night', async () => {
    await showUsage();
    await choose(gas(), 'Yes');
    await choose(economy7(), 'Yes');
    await userEvent.click(screen.getAllByRole('radio', { name: 'Yes' }).at(-1) as HTMLElement);
    expect(screen.getByRole('textbox', { name: 'Gas you use in a year' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Electricity you use at night' })).toHaveValue('42');
    await choose(gas(), 'No');
    await choose(economy7(), 'No');
    expect(screen.queryByRole('textbox', { name: 'Gas you use in a year' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Electricity you use at night' })).toBeNull();
  });

  it('starts from the saved answers', async () => {
    await showUsage(aSavedUsage({ meters: { gas: 'Y', prepay: 'Y', economy7: 'N' } }));
    expect(within(gas()).getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(within(prepay()).getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(within(economy7()).getByRole('radio', { name: 'No' })).toBeChecked();
  });
});

it('a home whose meters the register lists is not asked about them, nor warned of a slow switch [USAGE-28]', async () => {
  const runtime = atPath('/enrolment/energy/usage', { enrolment: anEnergyEnrolment() });
  runtime.answer(energyEndpoints.checkSupply, () => someSupply());
  runtime.answer(energyEndpoints.journey, () => aJourney());
  renderEnergy(runtime);
  await screen.findByRole('heading', { level: 1, name: 'How much energy will you use?' });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByText(/within 5 working days/)).not.toBeInTheDocument();
});
