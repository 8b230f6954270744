import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, refused, renderEnergy } from '../testing/energy-runtime';
import { quoteRequests } from '../testing/list';
import { atMixedList, electricity, gas, lists, select, selections, stepIs } from '../testing/mixed-list';

describe('the list of gas on another device', () => {
  it('fetches the electricity that was chosen before', async () => {
    const runtime = atMixedList({ path: lists.gas });
    runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [electricity] }));
    renderEnergy(runtime);
    await select(gas);
    expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'LF12-ELEC' });
    await stepIs('Step 2 of 2: gas');
  });

  it('opens the electricity list if no electricity tariff was chosen', async () => {
    const runtime = atMixedList({ path: lists.gas });
    runtime.answer(energyEndpoints.selection, () => refused('TARIFF_MISSING'));
    renderEnergy(runtime);
    await select(electricity);
    expect(runtime.currentStep.get()?.path).toBe(lists.electricity);
  });
});

describe('the list once one fuel is set up', () => {
  const setUp = { fuelsSetUp: ['Electric'] } as const;

  it('opens for gas alone and stores it as the plan', async () => {
    const runtime = atMixedList({ enrolment: setUp });
    renderEnergy(runtime);
    await select(gas);
    await stepIs('Only gas is left');
    expect(screen.getByText('Your electricity is set up. Choose a plan for gas.')).toBeVisible();
    expect(quoteRequests(runtime).map(([, body]) => body.fuelType)).toEqual(['Gas']);
    await userEvent.click(await select(gas));
    await waitFor(() => expect(runtime.recorded.navigations).toHaveLength(1));
    expect(selections(runtime)).toEqual([['PAYG-GAS']]);
    expect(runtime.storage.get('energyTariff')).toMatchObject({ priceId: 'PAYG-GAS' });
  });

  it('opens for electricity where gas was accepted first', async () => {
    renderEnergy(atMixedList({ enrolment: { fuelsSetUp: ['Gas'] } }));
    expect(await select(electricity)).toBeVisible();
    await stepIs('Only electricity is left');
  });

  it('goes back to the usage page, and skips the fuel that is left', async () => {
    const runtime = atMixedList({ enrolment: setUp });
    runtime.answer(enrolmentEndpoints.skip, () => anEnergyEnrolment({ energySkipped: true, version: 2 }));
    renderEnergy(runtime);
    await select(gas);
    await userEvent.click(screen.getAllByRole('button', { name: 'Back' })[0] ?? document.body);
    expect(runtime.recorded.backs).toEqual(['/enrolment/energy/usage']);
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skip gas' }));
    await waitFor(() => expect(runtime.recorded.navigations.at(-1)?.path).toBe('/enrolment/confirmation'));
  });
});
