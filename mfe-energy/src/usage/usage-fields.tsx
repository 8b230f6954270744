import { bedroomOptions, occupantOptions, propertyTypes, type EnergyUsage, type FuelType } from '@home-move/contract';
import { FormRadioCards, FormSelect, FormTextField } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { UsageForm } from './usage.form';
import { usageTexts as texts } from './usage.texts';

const knownOptions = [
  { value: 'Y', label: texts.yes },
  { value: 'N', label: texts.no },
  { value: 'U', label: texts.unsure },
] as const;

interface UsageFieldsProps {
  readonly control: Control<UsageForm, unknown, EnergyUsage>;
  readonly values: Partial<UsageForm>;
  readonly fuelType: FuelType;
}

function KwhField({
  control,
  name,
}: Pick<UsageFieldsProps, 'control'> & { name: 'electricityKwhUsage' | 'gasKwhUsage' }) {
  return (
    <FormTextField
      control={control}
      name={name}
      label={name === 'gasKwhUsage' ? texts.gas : texts.electricity}
      hint={name === 'gasKwhUsage' ? texts.gasHint : texts.electricityHint}
      width="8"
      suffix={texts.kwh}
      inputMode="numeric"
      autoComplete="off"
      numeric
    />
  );
}

/** Whether the mover knows their usage, and the questions that follow from the answer. [USAGE-02] */
export function UsageFields({ control, values, fuelType }: UsageFieldsProps) {
  const { knownUsage, gas } = values;
  return (
    <>
      <FormRadioCards control={control} name="knownUsage" legend={texts.known} options={knownOptions} columns={3} />
      {knownUsage === 'Y' && fuelType !== 'Gas' && <KwhField control={control} name="electricityKwhUsage" />}
      {knownUsage === 'Y' && gas === 'Y' && <KwhField control={control} name="gasKwhUsage" />}
      {knownUsage === 'N' && (
        <>
          <FormRadioCards
            control={control}
            name="numberOfBedrooms"
            legend={texts.bedrooms}
            options={bedroomOptions}
            columns={3}
          />
          <FormSelect
            control={control}
            name="propertyType"
            label={texts.propertyType}
            placeholder={texts.propertyTypePlaceholder}
            options={propertyTypes}
            width="20"
          />
          <FormSelect
            control={control}
            name="numberOfPeople"
            label={texts.people}
            placeholder={texts.peoplePlaceholder}
            options={occupantOptions}
            width="12"
          />
        </>
      )}
    </>
  );
}
