import { FormSelect, Notice, TextButton } from '@home-move/ui';
import type { Control, FieldPath } from 'react-hook-form';
import type { useResidentialStatuses } from './moving-details.queries';
import { movingDetailsTexts as texts } from './moving-details.texts';

interface WithStatus {
  readonly residentialStatus: string;
}

interface ResidentialStatusFieldProps<V extends WithStatus, O> {
  readonly control: Control<V, unknown, O>;
  readonly statuses: ReturnType<typeof useResidentialStatuses>;
}

/** Hidden when there is nothing to choose from. [MOVE-05, MOVE-21] */
export function ResidentialStatusField<V extends WithStatus, O>({
  control,
  statuses,
}: ResidentialStatusFieldProps<V, O>) {
  const { data, error, isValidating, mutate } = statuses;
  if (data?.length === 0) return null;
  return (
    <div>
      <FormSelect
        control={control}
        // The compiler does not derive it for every such form.
        name={'residentialStatus' as FieldPath<V>}
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
