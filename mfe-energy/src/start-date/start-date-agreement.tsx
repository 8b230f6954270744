import type { StartDateForm } from '@home-move/contract';
import { Checkbox, useBoundField } from '@home-move/ui';
import { useWatch } from 'react-hook-form';
import type { StartDateFieldsProps } from './start-date-fields';
import { isAgreed, startsInCoolingOff, type TypedStartDate } from './start-date.form';
import { startDateTexts as texts } from './start-date.texts';

/**
 * The agreement to switch, unticked at first. It follows the chosen day: before the end of the cooling-off period it includes
 * paying in it, and an agreement to a later start does not cover that. [SWITCH-03, SWITCH-13]
 */
export function StartDateAgreement({ form, facts, today, supplierName }: StartDateFieldsProps) {
  const { control, setValue } = form;
  const values = useWatch({ control }) as TypedStartDate;
  const { value: _, ...agreement } = useBoundField<boolean, TypedStartDate, StartDateForm>({
    control,
    name: 'agreeToSwitchOvo',
  });
  if (!facts.knownMeterDetails) return null;

  const isEarly = startsInCoolingOff(values, facts, today);
  const { label, hint } = texts.agreement[isEarly ? 'inCoolingOff' : 'afterCoolingOff'];
  return (
    <Checkbox
      {...agreement}
      checked={isAgreed(values, isEarly)}
      onChange={({ target: { checked } }) => {
        setValue('consentToPayWhileSwitch', checked && isEarly, { shouldDirty: true });
        agreement.onChange(checked);
      }}
      label={label(supplierName)}
      // The chosen day changes the terms of the agreement.
      hint={<span aria-live="polite">{hint}</span>}
      shortName={texts.agreeName}
    />
  );
}
