import { energyEndpoints, type PaymentQuestions } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** What the chosen supplier asks; null holds the call back until the choice is known. [PAY-27, PAY-28] */
export function usePaymentQuestions(supplier: string | null): SWRResponse<PaymentQuestions, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<PaymentQuestions, unknown>(
    supplier === null ? null : ['payment-questions', scope, supplier],
    () => http.send(energyEndpoints.paymentQuestions, {}),
    // A plan of another supplier must not take the form away while its questions load.
    { ...cachedFor30s, keepPreviousData: true },
  );
}
