import type { EnergyUsage } from '@home-move/contract';
import { FormRadioCards } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { meterTexts as texts } from './meter-fields.texts';
import type { UsageForm } from './usage.form';

const options = [
  { value: 'Y', label: texts.yes },
  { value: 'N', label: texts.no },
] as const;

/** The questions about the meters of a home that the register does not list. [USAGE-04] */
export function MeterFields({ control }: { readonly control: Control<UsageForm, unknown, EnergyUsage> }) {
  return (['gas', 'prepay', 'economy7'] as const).map((name) => (
    <FormRadioCards
      key={name}
      control={control}
      name={name}
      legend={texts[name].legend}
      hint={texts[name].hint}
      options={options}
      columns={2}
    />
  ));
}
