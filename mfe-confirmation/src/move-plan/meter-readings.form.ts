import {
  isEmptyDate,
  meterReadingsSchema,
  toDateParts,
  toIsoDate,
  type DateParts,
  type MeterReadings,
  type MeterReadingsForm,
  type MovePlan,
  type RuntimeContract,
} from '@home-move/contract';
import { readDraft, saveDraft, schemaResolver } from '@home-move/ui';
import { useEffect, useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';

export const draftKey = 'meter-readings';

const typedReadings = z.object({
  readOn: z.object({ day: z.string(), month: z.string(), year: z.string() }),
  electricity: z.string(),
  electricityNight: z.string(),
  gas: z.string(),
});
/** The form's field values; '' for a meter that was not read. */
export type TypedReadings = z.infer<typeof typedReadings>;

const empty: Omit<TypedReadings, 'readOn'> = { electricity: '', electricityNight: '', gas: '' };

/** Readings as the form shows them; without any, of today. */
export function toTyped(noted: MeterReadings | null, today: string): TypedReadings {
  if (noted === null) return { ...empty, readOn: toDateParts(today) };
  const { readOn, electricity, electricityNight, gas } = noted;
  return {
    readOn: toDateParts(readOn),
    electricity: electricity ?? '',
    electricityNight: electricityNight ?? '',
    gas: gas ?? '',
  };
}

/** The form as the contract's schema reads it. A date that does not exist becomes a text that the schema rejects. */
function readingsForm(today: string) {
  const schema = meterReadingsSchema({ today });
  const toText = (parts: DateParts) => (isEmptyDate(parts) ? '' : (toIsoDate(parts) ?? 'no day'));
  return {
    safeParse: (values: unknown) => {
      const typed = typedReadings.parse(values);
      return schema.safeParse({ ...typed, readOn: toText(typed.readOn) });
    },
  };
}

/** The draft from before a reload; null without one. */
function typedBefore(storage: RuntimeContract['storage']): TypedReadings | null {
  const draft = typedReadings.safeParse(readDraft(storage, draftKey));
  return draft.success ? draft.data : null;
}

/** The form for meter readings. Defaults to the draft from before a reload, otherwise to the plan's readings. */
export function useReadingsForm(
  plan: MovePlan | undefined,
  today: string,
  storage: RuntimeContract['storage'],
): UseFormReturn<TypedReadings, unknown, MeterReadingsForm> {
  const noted = plan?.meterReadings ?? null;
  const values = useMemo(() => typedBefore(storage) ?? toTyped(noted, today), [storage, noted, today]);
  const form = useForm<TypedReadings, unknown, MeterReadingsForm>({
    resolver: schemaResolver<TypedReadings, MeterReadingsForm>(readingsForm(today)),
    defaultValues: values,
    values,
  });
  const { subscribe } = form;
  // Store only typed values: a copy of the plan's readings would hide readings saved on another device.
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: typed, isDirty }) => {
          if (isDirty) saveDraft(storage, draftKey, typed);
        },
      }),
    [subscribe, storage],
  );
  return form;
}
