import { formatDay, toDateParts, toIsoDate, type StartDateFacts, type StartDateForm } from '@home-move/contract';
import { CalendarButton, formatTypedDate, formatWeekday, FormDateField, FormRadioCards, Stack } from '@home-move/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { offeredDays, type TypedStartDate } from './start-date.form';
import { startDateTexts as texts } from './start-date.texts';

export interface StartDateFieldsProps {
  readonly form: UseFormReturn<TypedStartDate, unknown, StartDateForm>;
  readonly facts: StartDateFacts;
  /** yyyy-MM-dd */
  readonly today: string;
  readonly supplierName: string;
}

/** As soon as possible, or a day that is typed or chosen in a calendar. [SWITCH-02, SWITCH-15] */
export function StartDateFields({ form, facts, today, supplierName }: StartDateFieldsProps) {
  const [option, parts] = useWatch({ control: form.control, name: ['startServiceOption', 'startServiceDate'] });
  const { isSubmitted } = form.formState;
  const { earliest, latest } = offeredDays(facts, today);
  const choose = (day: string) =>
    form.setValue('startServiceDate', toDateParts(day), { shouldDirty: true, shouldValidate: isSubmitted });

  return (
    <>
      <FormRadioCards
        control={form.control}
        name="startServiceOption"
        legend={texts.when(supplierName)}
        options={[
          { value: 'asap', label: texts.asap, small: formatWeekday(earliest) },
          {
            value: 'customInstallationDate',
            label: texts.custom,
            small: texts.between(formatDay(earliest), formatDay(latest)),
          },
        ]}
      />
      {option === 'customInstallationDate' && (
        <Stack>
          <FormDateField
            control={form.control}
            name="startServiceDate"
            legend={texts.date}
            hint={texts.dateHint(formatTypedDate(earliest))}
          />
          <CalendarButton
            title={texts.calendar}
            value={toIsoDate(parts)}
            onChoose={choose}
            earliest={earliest}
            latest={latest}
            today={today}
          />
        </Stack>
      )}
    </>
  );
}
