import { energyEndpoints, stepAt, type TariffFuel } from '@home-move/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, refused, renderEnergy, someQuotes } from '../testing/energy-runtime';
import { electricity, gas } from '../testing/payment';

const gasList = '/enrolment/energy/list/gas';

/** A runtime at a list of a home with mixed meters, whose electricity tariff is chosen. */
function afterElectricity(path: string) {
  const runtime = atPath(path, {
    enrolment: anEnergyEnrolment({ isMixedMeters: true, isGasPayg: true }),
    stored: { energyTariff: electricity },
  });
  runtime.answer(energyEndpoints.select, () => aSelection({ tariffs: [electricity] }));
  return runtime;
}

const quotesOf = (fuelType: TariffFuel) =>
  someQuotes({
    tariffs: [fuelType === 'Gas' ? gas : electricity],
    recommendation: null,
    filterSettings: { ...someQuotes().data.filterSettings, fuelType },
  });

describe('the list of gas', () => {
  it('shows no electricity tariff while its own tariffs load', async () => {
    const runtime = afterElectricity('/enrolment/energy/list');
    runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body }) =>
      body.fuelType === 'Gas' ? new Promise<never>(() => undefined) : quotesOf('Electric'),
    );
    renderEnergy(runtime);
    await screen.findByRole('button', { name: 'Select Larkfield Fix 12' });
    const step = stepAt(gasList);
    act(() => runtime.currentStep.set(step && { ...step, path: gasList }));
    expect(await screen.findByText('Loading energy plans')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a gas plan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Select Larkfield Fix 12' })).not.toBeInTheDocument();
  });

  it.each(['THIRD_PARTY', 'NOT_QUOTABLE'] as const)(
    "continues with electricity only at 'Continue' after %s",
    async (code) => {
      const runtime = afterElectricity(gasList);
      runtime.answer(energyEndpoints.wholeOfMarketQuotes, () => refused(code));
      renderEnergy(runtime);
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      await waitFor(() =>
        expect(runtime.recorded.navigations).toEqual([
          { path: '/enrolment/energy/payment/larkfield%20energy/LF12-ELEC', replace: false },
        ]),
      );
      expect(runtime.recorded.calls.at(-1)).toMatchObject({
        path: '/quotes/select',
        input: { body: { tariffsId: [{ priceId: 'LF12-ELEC' }] } },
      });
    },
  );
});
