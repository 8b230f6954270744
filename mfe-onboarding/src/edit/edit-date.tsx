import {
  addDays,
  editDateOfBirthSchema,
  editedLabels,
  editMoveInDateSchema,
  londonToday,
  toDateParts,
  type DateParts,
  type OnboardingJourney,
} from '@home-move/contract';
import {
  formatTypedDate,
  FormDateField,
  PrivacyNote,
  schemaResolver,
  Stack,
  useDraftValues,
  useRuntime,
} from '@home-move/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSaveStep } from '../journey/save-step';
import { typedDate } from '../personal-details/personal-details.form';
import { useFinishEdit } from './edit-done';
import { EditForm } from './edit-form';
import { editTexts as texts } from './edit.texts';

interface EditDateProps {
  readonly field: 'dateOfBirth' | 'moveInDate';
  readonly journey: OnboardingJourney;
}

type Typed = Partial<Record<EditDateProps['field'], DateParts>>;
type Dates = Partial<Record<EditDateProps['field'], string>>;

/** [ONB-39 to ONB-45] */
function formOf(field: EditDateProps['field'], today: string) {
  return field === 'dateOfBirth'
    ? z.object({ dateOfBirth: z.pipe(typedDate, editDateOfBirthSchema({ today })) })
    : z.object({ moveInDate: z.pipe(typedDate, editMoveInDateSchema({ today })) });
}

export function EditDate({ field, journey }: EditDateProps) {
  const { clock } = useRuntime();
  const save = useSaveStep(journey);
  const finish = useFinishEdit();
  const today = londonToday(clock.now());
  const saved: Typed = { [field]: toDateParts(journey[field]) };
  const form = useForm<Typed, unknown, Dates>({
    resolver: schemaResolver<Typed, Dates>(formOf(field, today)),
    defaultValues: useDraftValues(`edit-${field}`, saved),
  });
  const onSave = async (dates: Dates) => {
    const date = dates[field] ?? '';
    await finish(await save(field === 'dateOfBirth' ? { dateOfBirth: date } : { moveInDate: date }), field);
  };
  return (
    <EditForm field={field} form={form} saved={saved} onSave={onSave}>
      <Stack gap={2}>
        <FormDateField
          control={form.control}
          name={field}
          legend={editedLabels[field]}
          hint={field === 'dateOfBirth' ? texts.birthHint : texts.moveInHint(formatTypedDate(addDays(today, 7)))}
          {...(field === 'dateOfBirth' && { autoComplete: 'bday' as const })}
        />
        {field === 'dateOfBirth' && <PrivacyNote />}
      </Stack>
    </EditForm>
  );
}
