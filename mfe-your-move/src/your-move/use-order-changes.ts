import { orderEndpoints, problemOf, readMessages, type Enrolment, type OrdersChange } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The server ends a stream now and then. */
const reconnectMs = 500;
const retryMs = 15_000;

/**
 * Calls `refetch` after each change of the enrolment by someone else, such as a new status of an order, while the page is open. If
 * it resolves to false, because the request failed, the next message repeats it. [ORDER-27]
 */
export function useOrderChanges({ version }: Pick<Enrolment, 'version'>, refetch: () => Promise<boolean>): void {
  const { http, enrolment } = useRuntime();
  const loaded = useRef(version);

  const onMessage = useEffectEvent(async ({ version: next }: OrdersChange) => {
    if (next <= loaded.current) return;
    // Which services are left to set up changes with an order. Errors are ignored: the page reports the ones of the orders.
    if (next > (enrolment.get()?.version ?? 0)) void enrolment.refresh().catch(() => undefined);
    if (await refetch()) loaded.current = Math.max(loaded.current, next);
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const follow = async () => {
      try {
        const stream = await http.send(orderEndpoints.changes, {}, { signal });
        await readMessages(stream, { signal, onMessage: (change) => void onMessage(change) });
        timer = setTimeout(() => void follow(), reconnectMs);
      } catch (error) {
        // After the end of the session nothing is left to follow.
        if (![401, 403].includes(problemOf(error).status)) timer = setTimeout(() => void follow(), retryMs);
      }
      if (signal.aborted) clearTimeout(timer);
    };
    void follow();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [http]);
}
