import { enrolmentEndpoints, type Enrolment, type Problem } from '@home-move/contract';
import { useAction, useRuntime } from '@home-move/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { MovingDetails, TypedMovingDetails } from './moving-details.form';

export interface UnknownDate {
  /** The API knows that the mover does not know. */
  readonly isTold: boolean;
  readonly isTelling: boolean;
  /** Why it could not be told. */
  readonly problem: Problem | null;
  readonly tick: (isUnknown: boolean) => void;
}

/** Each tick is told to the API once, and stands only when it has been told; a reload finds it ticked. [MOVE-22] */
export function useUnknownDate(
  { control, setValue, clearErrors }: UseFormReturn<TypedMovingDetails, unknown, MovingDetails>,
  onTold: (present: Enrolment) => void,
): UnknownDate {
  const { http, enrolment } = useRuntime();
  const isTold = useWatch({ control, name: 'unknownMoveInDate' });
  const { run, busy, problem } = useAction(async () => {
    const present = await http.send(enrolmentEndpoints.moveInDateUnknown, {});
    enrolment.accept(present);
    onTold(present);
    clearErrors();
    setValue('unknownMoveInDate', true);
  });
  const tick = (isUnknown: boolean) => {
    if (isUnknown) void run();
    else if (!busy) setValue('unknownMoveInDate', false);
  };
  return { isTold, isTelling: busy, problem, tick };
}
