import {
  enrolmentEndpoints,
  moveDateEndpoints,
  movingDetailsMessages,
  planEndpoints,
  problemOf,
  toIsoDate,
  isEmptyDate,
  type DateParts,
  type MoveDatePreview,
  type MoveDateResult,
} from '@home-move/contract';
import { useAction, useIdempotencyKey, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { acceptNewer } from '../state/enrolment.queries';

/** Date entry, preview of the consequences, or result. */
export type MoveDateStage =
  | { readonly name: 'date'; readonly error: string | null }
  | { readonly name: 'preview'; readonly preview: MoveDatePreview; readonly isOutdated: boolean }
  | { readonly name: 'result'; readonly result: MoveDateResult; readonly to: string };

/** What shows days of the move. */
const dated: ReadonlySet<unknown> = new Set([enrolmentEndpoints.confirmation.path, planEndpoints.plan.path]);

/** The stages of a move-in date change. The entered date survives every failure. */
export function useMoveDate(typed: DateParts) {
  const runtime = useRuntime();
  const { mutate } = useSWRConfig();
  const key = useIdempotencyKey();
  const [stage, setStage] = useState<MoveDateStage>({ name: 'date', error: null });

  const preview = async (to: string, isOutdated: boolean) => {
    const shown = await runtime.http.send(moveDateEndpoints.preview, { query: { to } });
    setStage({ name: 'preview', preview: shown, isOutdated });
  };

  const look = useAction(async () => {
    const to = toIsoDate(typed);
    if (to === null) {
      const { dateMissing, dateImpossible } = movingDetailsMessages;
      return setStage({ name: 'date', error: isEmptyDate(typed) ? dateMissing : dateImpossible });
    }
    setStage({ name: 'date', error: null });
    try {
      await preview(to, false);
    } catch (error) {
      const message = problemOf(error).errors?.['to'];
      if (message === undefined) throw error;
      setStage({ name: 'date', error: message });
    }
  });

  const change = useAction(async (shown: MoveDatePreview) => {
    const body = { moveInDate: shown.to, fingerprint: shown.fingerprint };
    const options = { idempotencyKey: key.forBody(body) };
    try {
      const result = await runtime.http.send(moveDateEndpoints.change, { body }, options);
      acceptNewer(runtime, result.enrolment);
      setStage({ name: 'result', result, to: shown.to });
    } catch (error) {
      if (problemOf(error).code !== 'CONFLICT') throw error;
      await preview(shown.to, true);
    }
    key.renew();
    await mutate((cached) => Array.isArray(cached) && dated.has(cached[0]));
  });

  return { stage, look, change, back: () => setStage({ name: 'date', error: null }) };
}
