import type { PsrRequest } from '@home-move/contract';
import { FormRadioCards, Text } from '@home-move/ui';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Conditions } from './conditions';
import type { PsrForm } from './psr.form';
import { psrTexts as texts } from './psr.texts';
import { Sharing } from './sharing';

export type PsrFormState = UseFormReturn<PsrForm, unknown, PsrRequest>;

const answerOptions = [
  { value: true, label: texts.yes },
  { value: false, label: texts.no },
];

/** The fields that show the error of a whole group: any of its other fields can correct it. */
const groupFields = ['search', 'consents.supplier'] as const;

function useGroupCorrections({ subscribe, getFieldState, trigger }: PsrFormState) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A validation is reported too, and must not start another one.
        callback: ({ type }) => {
          const invalid = groupFields.filter((field) => getFieldState(field).invalid);
          if (type === 'change' && invalid.length > 0) void trigger(invalid);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}

interface PsrFieldsProps {
  readonly form: PsrFormState;
  readonly suppliers: readonly string[];
  /** Null before it is known. */
  readonly waterCompany: string | null;
}

/** Whether anyone needs help, what with, and who may know. [PSR-02, PSR-03, PSR-09] */
export function PsrFields({ form, suppliers, waterCompany }: PsrFieldsProps) {
  useGroupCorrections(form);
  const needsHelp = useWatch({ control: form.control, name: 'needsHelp' });
  return (
    <>
      <FormRadioCards
        control={form.control}
        name="needsHelp"
        legend={texts.needsHelp}
        options={answerOptions}
        columns={2}
      />
      {needsHelp && (
        <>
          <Text size="sm" muted>
            {texts.unsaved}
          </Text>
          <Conditions control={form.control} />
          <Sharing control={form.control} suppliers={suppliers} waterCompany={waterCompany} />
        </>
      )}
    </>
  );
}
