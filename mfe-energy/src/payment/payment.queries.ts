import { energyEndpoints, type PaymentQuestions, type PsrAnswers } from '@home-move/contract';
import { cachedFor30s, useFlag, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';
import { usePsrAnswers } from '../psr/psr.queries';
import { useReloadDuringCall } from '../state/reload-during-call';

/** Questions about a selection, by the keys of its tariffs; null defers the call until it is known. [PAY-27, PAY-28] */
export function usePaymentQuestions(key: string | null): SWRResponse<PaymentQuestions, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<PaymentQuestions, unknown>(
    key === null ? null : ['payment-questions', scope, key],
    () => http.send(energyEndpoints.paymentQuestions, {}),
    // The form must stay while the questions about another selection load.
    { ...cachedFor30s, keepPreviousData: true },
  );
}

export interface ExtraSupport {
  /** An agent learns only that the question was answered, with Yes or No. */
  readonly answer: 'asked-for' | 'not-asked-for' | 'answered';
  /** Whether the supplier may learn of it: the mover agreed to share the needs with the supplier. */
  readonly isShared: boolean;
}

function toExtraSupport({ answered, psrOptions, consents }: PsrAnswers): ExtraSupport {
  if (psrOptions === undefined) return { answer: answered ? 'answered' : 'not-asked-for', isShared: false };
  return psrOptions === null
    ? { answer: 'not-asked-for', isShared: false }
    : { answer: 'asked-for', isShared: consents?.supplier === true };
}

/**
 * Whether the mover asked for extra support, without the needs themselves; undefined where the brand has no page for it, and
 * while the answer is not known. Reads the answers of that page, so that a change there shows here at once. [PAY-12]
 */
export function useExtraSupport(suppliers: readonly string[]): ExtraSupport | undefined {
  const hasPage = useFlag('psr-access-granted');
  const { data, mutate } = usePsrAnswers(hasPage ? suppliers : null);
  useReloadDuringCall(() => hasPage && void mutate());
  return data && toExtraSupport(data);
}
