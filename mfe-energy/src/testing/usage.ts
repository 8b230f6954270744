import { energyEndpoints, type SupplyFacts } from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJourney, anEnergyEnrolment, aSavedUsage, atPath, someSupply } from './energy-runtime';

/** The supply of a home whose meters the register does not list. */
export const unlisted: Partial<SupplyFacts> = {
  isMeterInfoValid: false,
  meterDetailsCompleted: false,
  meterType: null,
  currentSupplierElec: null,
  currentSupplierGas: null,
};

/** A mover to a home with this supply on the usage page. */
export function atUsage(supply: Partial<SupplyFacts> = {}): TestRuntime {
  const runtime = atPath('/enrolment/energy/usage', { enrolment: anEnergyEnrolment(supply) });
  runtime.answer(energyEndpoints.checkSupply, () => someSupply(supply));
  runtime.answer(energyEndpoints.journey, () => aJourney());
  runtime.answer(energyEndpoints.saveUsage, () => aSavedUsage());
  return runtime;
}

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'See energy plans' }));
export const heading = () => screen.findByRole('heading', { level: 1, name: 'How much energy will you use?' });
