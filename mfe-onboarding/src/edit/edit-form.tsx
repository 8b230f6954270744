import { FormPage, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { journeyTexts } from '../journey/journey.texts';
import { useStepForm } from '../journey/step-form';
import { WhenBack } from '../journey/when-back';
import { forgetDraft, useDraftKeeping } from '../state/draft';
import { useBackToConfirm, type EditedField } from './edit-done';
import { editTexts as texts } from './edit.texts';

interface EditFormProps<V extends FieldValues, Output> {
  readonly field: EditedField;
  readonly form: UseFormReturn<V, unknown, Output>;
  /** Saves, and leaves the page. */
  readonly onSave: (values: Output) => Promise<void>;
  readonly children: ReactNode;
}

/** The edit screen of one field: what is typed is kept until it is saved. */
export function EditForm<V extends FieldValues, Output>({ field, form, onSave, children }: EditFormProps<V, Output>) {
  const { brand, storage } = useRuntime();
  const back = useBackToConfirm();
  useDraftKeeping(`edit-${field}`, form);
  const { submit, problem, isWaiting } = useStepForm(form, async (values: Output) => {
    await onSave(values);
    forgetDraft(storage, `edit-${field}`);
  });
  return (
    <FormPage
      title={texts.headings[field]}
      brandName={brand.name}
      back={back}
      form={form}
      onSubmit={submit}
      busy={form.formState.isSubmitting}
      busyLabel={journeyTexts.saving}
      problem={problem}
      notices={<WhenBack isWaiting={isWaiting} />}
      submitLabel={journeyTexts.save}
    >
      {children}
    </FormPage>
  );
}
