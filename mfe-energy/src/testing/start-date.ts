import { energyEndpoints, type EnergyTariff, type StartDateFacts, type StartDateQuestions } from '@home-move/contract';
import { aTariff } from '@home-move/contract/testing';
import { type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnergyEnrolment, aSelection, atPath } from './energy-runtime';

export const pathOfTariff = '/enrolment/energy/switch/larkfield%20energy/LF12-EAST';
export const fastHome = anEnergyEnrolment({ supportsFastSwitch: true, moveInDate: '2026-11-22' });

export interface Start extends Partial<StartDateFacts> {
  readonly answers?: StartDateQuestions['answers'];
  readonly tariff?: EnergyTariff;
  readonly path?: string;
  readonly runtime?: TestRuntimeOptions;
}

/** What decides when a selection can start, before the mover has answered. */
export const someFacts: StartDateQuestions = {
  moveInDate: '2026-11-22',
  knownMeterDetails: true,
  isPaygTariff: false,
  changesSupplier: true,
  answers: null,
};

/** On 20 November 2026; the home moves in on the 22nd and changes its supplier. */
export function atStartDate({
  tariff = aTariff(),
  path = pathOfTariff,
  runtime: options,
  answers = null,
  ...facts
}: Start = {}) {
  const runtime = atPath(path, {
    enrolment: fastHome,
    flags: { 'faster-switching': true, 'psr-access-granted': false },
    stored: { energyTariff: tariff },
    ...options,
  });
  runtime.answer(energyEndpoints.selection, () => aSelection({ tariffs: [tariff] }));
  runtime.answer(energyEndpoints.startDate, () => ({ ...someFacts, answers, ...facts }));
  runtime.answer(energyEndpoints.saveStartDate, () =>
    aSelection({ expectedSwitchDate: '2026-12-08', isStartDateConfirmed: true }),
  );
  return runtime;
}

export const ready = () => screen.findByRole('heading', { level: 1, name: 'When should your supply start?' });
export const asap = () => screen.getByRole('radio', { name: /As soon as possible/ });
export const custom = () => screen.getByRole('radio', { name: /On a day that I choose/ });
export const agree = () => screen.getByRole('checkbox', { name: /I agree to switch to Larkfield Energy/ });
export const box = (name: string) => screen.getByRole('textbox', { name });
export const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm and Switch' }));
export const saved = (runtime: TestRuntime) =>
  runtime.recorded.calls.filter(({ method }) => method === 'PUT').map(({ input }) => input.body);

export async function type(day: string, month: string, year: string) {
  await userEvent.clear(box('Day'));
  await userEvent.paste(day);
  await userEvent.clear(box('Month'));
  await userEvent.paste(month);
  await userEvent.clear(box('Year'));
  await userEvent.paste(year);
}

/** The group of the date, with its message. */
export const dateError = (message: string) =>
  within(screen.getByRole('group', { name: 'Start date' })).queryByText(message, { exact: false });
