import { enrolmentEndpoints, type Enrolment, type Problem } from '@home-move/contract';
import { useAction, useRuntime } from '@home-move/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { MovingDetails, TypedMovingDetails } from './moving-details.form';

export interface UnknownDate {
  /** The API has recorded that the mover does not know the date. */
  readonly isUnknown: boolean;
  readonly isSaving: boolean;
  readonly problem: Problem | null;
  readonly setUnknown: (isUnknown: boolean) => void;
}

/** Sends each tick to the API once and shows it only after the answer; a reload finds the box ticked. [MOVE-22] */
export function useUnknownDate(
  { control, setValue, clearErrors }: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>,
  onSaved: (current: Enrolment) => void,
): UnknownDate {
  const { http, enrolment } = useRuntime();
  const isUnknown = useWatch({ control, name: 'unknownMoveInDate' });
  const { run, busy, problem } = useAction(async () => {
    const current = await http.send(enrolmentEndpoints.moveInDateUnknown, {});
    enrolment.accept(current);
    onSaved(current);
    clearErrors();
    setValue('unknownMoveInDate', true);
  });
  const setUnknown = (isTicked: boolean) => {
    if (isTicked) void run();
    else if (!busy) setValue('unknownMoveInDate', false);
  };
  return { isUnknown, isSaving: busy, problem, setUnknown };
}
