import type { EnergyUsage, FuelType } from '@home-move/contract';
import type { Control } from 'react-hook-form';
import { EstimateCard } from './estimate-card';
import { NightShare } from './night-share';
import type { UsageForm } from './usage.form';

interface UsageOutcomeProps {
  readonly control: Control<UsageForm, unknown, EnergyUsage>;
  readonly values: Partial<UsageForm>;
  readonly fuelType: FuelType;
}

/** What follows from the answers: the split of day and night with Economy 7, and the usage that plans are compared for. */
export function UsageOutcome({ control, values, fuelType }: UsageOutcomeProps) {
  const isMultiRate = values.economy7 === 'Y';
  return (
    <>
      {isMultiRate && <NightShare control={control} values={values} fuelType={fuelType} />}
      <EstimateCard values={values} fuelType={fuelType} multiRate={isMultiRate} />
    </>
  );
}
