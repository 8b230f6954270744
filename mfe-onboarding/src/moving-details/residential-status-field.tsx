import { FormSelect, Notice, TextButton } from '@home-move/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { MovingDetails, TypedMovingDetails } from './moving-details.form';
import type { useResidentialStatuses } from './moving-details.queries';
import { movingDetailsTexts as texts } from './moving-details.texts';

interface ResidentialStatusFieldProps {
  readonly form: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>;
  readonly statuses: ReturnType<typeof useResidentialStatuses>;
}

/** Hidden when there is nothing to choose from. [MOVE-05, MOVE-21] */
export function ResidentialStatusField({ form, statuses }: ResidentialStatusFieldProps) {
  const { data, error, isValidating, mutate } = statuses;
  if (data?.length === 0) return null;
  return (
    <div>
      <FormSelect
        control={form.control}
        name="residentialStatus"
        label={texts.residentialStatus}
        placeholder={texts.chooseStatus}
        options={(data ?? []).map(({ key, value }) => ({ value: String(key), label: value }))}
      />
      {error !== undefined && !isValidating && (
        <Notice kind="error">
          {texts.statusesFailed} <TextButton onClick={() => void mutate()}>{texts.tryAgain}</TextButton>
        </Notice>
      )}
    </div>
  );
}
