import { dayAndNight, energyUsageSchema, type EnergyUsage, type FuelType } from '@home-move/contract';
import { formatNumber, FormTextField, Stack, Text } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { electricityOf } from './usage-answers';
import { nightTexts as texts } from './usage-outcome.texts';
import type { UsageForm } from './usage.form';

interface NightShareProps {
  readonly control: Control<UsageForm, unknown, EnergyUsage>;
  readonly values: Partial<UsageForm>;
  readonly fuelType: FuelType;
}

/** The typed share; null while it is not a percentage. */
function typedPercent({ nightPercent }: Partial<UsageForm>): number | null {
  const typed = energyUsageSchema({ fuelType: 'Dual' }).safeParse({ knownUsage: 'U', nightPercent });
  return typed.data?.nightPercent ?? null;
}

/** How the electricity of a home with Economy 7 is split between day and night, which decides its cost. */
export function NightShare({ control, values, fuelType }: NightShareProps) {
  const kwh = electricityOf(values, fuelType);
  const percent = typedPercent(values);
  const split = kwh !== null && percent !== null ? dayAndNight(kwh, percent) : null;
  return (
    <Stack gap={3}>
      <FormTextField
        control={control}
        name="nightPercent"
        label={texts.label}
        hint={texts.hint}
        width="8"
        suffix="%"
        inputMode="numeric"
        autoComplete="off"
        numeric
      />
      <Text muted aria-live="polite">
        {split && texts.split(formatNumber(split.day), formatNumber(split.night))}
      </Text>
    </Stack>
  );
}
