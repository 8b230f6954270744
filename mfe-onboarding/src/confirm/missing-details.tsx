import { addDays, editedLabels } from '@home-move/contract';
import { formatTypedDate, FormDateField, FormTextField, Heading, PrivacyNote, Stack } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { editTexts } from '../edit/edit.texts';
import type { AskedField, Confirmed, TypedConfirmed } from './confirm.form';
import { confirmTexts as texts } from './confirm.texts';

interface MissingDetailsProps {
  readonly control: Control<TypedConfirmed, unknown, Confirmed>;
  readonly missing: readonly AskedField[];
  readonly today: string;
}

/** Fields for the details that the partner left out, so the mover need not open an edit screen for each. */
export function MissingDetails({ control, missing, today }: MissingDetailsProps) {
  if (missing.length === 0) return null;
  return (
    <Stack gap={5}>
      <Heading look="h3">{texts.asked}</Heading>
      {missing.includes('firstName') && (
        <FormTextField control={control} name="firstName" label={editedLabels.firstName} autoComplete="given-name" />
      )}
      {missing.includes('surname') && (
        <FormTextField control={control} name="surname" label={editedLabels.surname} autoComplete="family-name" />
      )}
      {missing.includes('dateOfBirth') && (
        <Stack gap={2}>
          <FormDateField
            control={control}
            name="dateOfBirth"
            legend={editedLabels.dateOfBirth}
            hint={editTexts.birthHint}
            autoComplete="bday"
          />
          <PrivacyNote />
        </Stack>
      )}
      {missing.includes('moveInDate') && (
        <FormDateField
          control={control}
          name="moveInDate"
          legend={editedLabels.moveInDate}
          hint={editTexts.moveInHint(formatTypedDate(addDays(today, 7)))}
          optional
        />
      )}
    </Stack>
  );
}
