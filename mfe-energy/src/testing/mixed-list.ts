import { energyEndpoints, stepAt, type EnergyTariff, type Enrolment, type SelectTariff } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import type { TestRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSelection, anEnergyEnrolment, atPath, someQuotes } from './energy-runtime';

export const electricity = aTariff({
  quoteId: 'q-e',
  priceId: 'LF12-ELEC',
  tariffName: 'Larkfield Fix 12',
  energyType: 'Electric',
  gas: null,
  newSpend: 86760,
  newSpendMonthly: 7230,
});
export const gas = aTariff({
  quoteId: 'q-g',
  priceId: 'PAYG-GAS',
  tariffName: 'Larkfield Pay As You Go',
  energyType: 'Gas',
  paymentMethod: 'PAY_AS_YOU_GO',
  electricity: null,
  newSpend: 78690,
  newSpendMonthly: 6558,
});

interface MixedOptions {
  readonly enrolment?: Partial<Enrolment>;
  readonly stored?: Record<string, unknown>;
  readonly tariffs?: { readonly electricity: EnergyTariff; readonly gas: EnergyTariff };
  readonly path?: string;
}

export const lists = { electricity: '/enrolment/energy/list', gas: '/enrolment/energy/list/gas' } as const;

/** Moves between the two lists, as the shell does; only other pages are recorded. */
function betweenLists(runtime: TestRuntime): TestRuntime {
  const show = (path: string) => {
    const step = stepAt(path);
    act(() => runtime.currentStep.set(step && { ...step, path }));
  };
  const isList = (path: string) => path.startsWith(lists.electricity);
  return {
    ...runtime,
    navigate: (path, how) => (isList(path) ? show(path) : runtime.navigate(path, how)),
    back: (fallback) => (isList(fallback) ? show(fallback) : runtime.back(fallback)),
  };
}

/** A runtime at the list of a home whose electricity is billed and whose gas is topped up. */
export function atMixedList({
  enrolment = {},
  stored = {},
  tariffs = { electricity, gas },
  path = lists.electricity,
}: MixedOptions = {}): TestRuntime {
  const runtime = betweenLists(
    atPath(path, { stored, enrolment: anEnergyEnrolment({ isMixedMeters: true, isGasPayg: true, ...enrolment }) }),
  );
  const { data } = someQuotes();
  runtime.answer(energyEndpoints.wholeOfMarketQuotes, ({ body }) => {
    const fuelType = body.fuelType ?? 'DualFuel';
    return someQuotes({
      tariffs: [fuelType === 'Gas' ? tariffs.gas : tariffs.electricity],
      recommendation: null,
      filterSettings: { ...data.filterSettings, fuelType },
    });
  });
  runtime.answer(energyEndpoints.select, () => aSelection());
  return runtime;
}

export const select = (tariff: EnergyTariff) => screen.findByRole('button', { name: `Select ${tariff.tariffName}` });
export const stepIs = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'b, p' })).toBeVisible());
export const selections = (runtime: TestRuntime) =>
  runtime.recorded.calls
    .filter(({ path }) => path === '/quotes/select')
    .map(({ input }) => (input.body as SelectTariff).tariffsId.map(({ priceId }) => priceId));

export async function chooseElectricity(): Promise<void> {
  await userEvent.click(await select(electricity));
  await select(gas);
}
