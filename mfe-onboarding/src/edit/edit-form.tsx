import { clearDraft, FormPage, useRuntime, useSaveDraft } from '@home-move/ui';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { journeyTexts } from '../journey/journey.texts';
import { useStepForm } from '../journey/step-form';
import { SaveState } from '../journey/save-state';
import { useBackToConfirm, type EditedField } from './edit-done';
import { editTexts as texts } from './edit.texts';

interface EditFormProps<V extends FieldValues, Output> {
  readonly field: EditedField;
  readonly form: UseFormReturn<V, unknown, Output>;
  /** The form's values when nothing was typed since the last save. */
  readonly saved: V;
  /** Saves, and leaves the page. */
  readonly onSave: (values: Output) => Promise<void>;
  readonly children: ReactNode;
}

/** The frame of an edit screen. Keeps the entered value until it is saved. */
export function EditForm<V extends FieldValues, Output>(props: EditFormProps<V, Output>) {
  const { field, form, saved, onSave, children } = props;
  const { brand, storage } = useRuntime();
  const back = useBackToConfirm();
  useSaveDraft(`edit-${field}`, form);
  const { submit, problem, isWaiting } = useStepForm(form, async (values: Output) => {
    await onSave(values);
    clearDraft(storage, `edit-${field}`);
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
      submitLabel={journeyTexts.save}
      after={<SaveState form={form} saved={saved} isWaiting={isWaiting} />}
    >
      {children}
    </FormPage>
  );
}
