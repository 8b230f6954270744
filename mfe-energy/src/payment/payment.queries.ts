import { energyEndpoints, type PaymentQuestions } from '@home-move/contract';
import { cachedFor30s, useQueryScope, useRuntime } from '@home-move/ui';
import useSWR, { type SWRResponse } from 'swr';

/** Questions of the chosen supplier; null defers the call until the supplier is known. [PAY-27, PAY-28] */
export function usePaymentQuestions(supplier: string | null): SWRResponse<PaymentQuestions, unknown> {
  const { http } = useRuntime();
  const scope = useQueryScope();
  return useSWR<PaymentQuestions, unknown>(
    supplier === null ? null : ['payment-questions', scope, supplier],
    () => http.send(energyEndpoints.paymentQuestions, {}),
    // The form must stay while the questions of another supplier load.
    { ...cachedFor30s, keepPreviousData: true },
  );
}
