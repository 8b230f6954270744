import { editedLabels, editFirstNameSchema, editSurnameSchema, type OnboardingJourney } from '@home-move/contract';
import { FormTextField, schemaResolver, useDraftValues } from '@home-move/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSaveStep } from '../journey/save-step';
import { useFinishEdit } from './edit-done';
import { EditForm } from './edit-form';

interface EditNameProps {
  readonly field: 'firstName' | 'surname';
  readonly journey: OnboardingJourney;
}

/** [ONB-38] */
const forms = {
  firstName: z.object({ firstName: editFirstNameSchema }),
  surname: z.object({ surname: editSurnameSchema }),
};

type Names = Partial<Record<EditNameProps['field'], string>>;

export function EditName({ field, journey }: EditNameProps) {
  const save = useSaveStep(journey);
  const finish = useFinishEdit();
  const saved: Names = { [field]: journey[field] ?? '' };
  const form = useForm<Names, unknown, Names>({
    resolver: schemaResolver<Names, Names>(forms[field]),
    defaultValues: useDraftValues(`edit-${field}`, saved),
  });
  const onSave = async (names: Names) => {
    const name = names[field] ?? '';
    await finish(await save(field === 'firstName' ? { firstName: name } : { surname: name }), field);
  };
  return (
    <EditForm field={field} form={form} saved={saved} onSave={onSave}>
      <FormTextField
        control={form.control}
        name={field}
        label={editedLabels[field]}
        autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
      />
    </EditForm>
  );
}
