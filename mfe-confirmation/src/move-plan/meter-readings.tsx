import type { FuelType, MeterReadingsForm } from '@home-move/contract';
import { formatTypedDate, FormDateField, FormTextField, Heading, Stack, Text } from '@home-move/ui';
import type { ReactNode, Ref } from 'react';
import type { Control } from 'react-hook-form';
import type { TypedReadings } from './meter-readings.form';
import { movePlanTexts } from './move-plan.texts';

const texts = movePlanTexts.readings;

interface MeterReadingsProps {
  readonly control: Control<TypedReadings, unknown, MeterReadingsForm>;
  /** Null while the fuels of the home are unknown: then it may have both. */
  readonly fuelType: FuelType | null;
  readonly today: string;
  /** Where the plan's entry leads. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** The photos, which are saved immediately. Shown above the fields, which are saved on submit. */
  readonly photos: ReactNode;
}

/** Reading fields for the meters of the new home. Includes gas if the home may have it. */
export function MeterReadingsFields({ control, fuelType, today, titleRef, photos }: MeterReadingsProps) {
  const reading = { inputMode: 'numeric', autoComplete: 'off', width: '8' } as const;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading ref={titleRef} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text muted>{texts.text}</Text>
      </Stack>
      {photos}
      <FormDateField
        control={control}
        name="readOn"
        legend={texts.readOn}
        hint={texts.readOnHint(formatTypedDate(today))}
      />
      <FormTextField
        {...reading}
        control={control}
        name="electricity"
        label={texts.electricity}
        hint={texts.electricityHint}
      />
      <FormTextField
        {...reading}
        control={control}
        name="electricityNight"
        label={texts.electricityNight}
        hint={texts.electricityNightHint}
        optional
      />
      {fuelType !== 'Electric' && (
        <FormTextField {...reading} control={control} name="gas" label={texts.gas} hint={texts.gasHint} />
      )}
    </Stack>
  );
}
