import { undoneBy, type EnergyUsage, type FuelType, type SavedUsage } from '@home-move/contract';
import { UndoneNotice, useEnrolment } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { EstimateCard } from './estimate-card';
import { NightShare } from './night-share';
import { isOtherUse } from './usage-answers';
import type { UsageForm } from './usage.form';

interface UsageOutcomeProps {
  readonly control: Control<UsageForm, unknown, EnergyUsage>;
  readonly values: Partial<UsageForm>;
  readonly fuelType: FuelType;
  /** Null before the first answers. */
  readonly saved: SavedUsage | null;
}

/**
 * What follows from the answers: the split of day and night with Economy 7, and the usage that tariffs are compared for, and what
 * another usage undoes.
 */
export function UsageOutcome({ control, values, fuelType, saved }: UsageOutcomeProps) {
  const enrolment = useEnrolment();
  const undone = enrolment && isOtherUse(values, saved) ? undoneBy({ kind: 'usage' }, enrolment) : [];
  const isMultiRate = values.economy7 === 'Y';
  return (
    <>
      {isMultiRate && <NightShare control={control} values={values} fuelType={fuelType} />}
      <EstimateCard values={values} fuelType={fuelType} multiRate={isMultiRate} />
      <UndoneNotice undone={undone} />
    </>
  );
}
