import { orderEndpoints, problemOf, readMessages, type Enrolment, type OrdersChange } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The server ends a stream now and then. */
const reconnectMs = 500;
const retryMs = 15_000;

/** Calls `onChange` after each change of the enrolment by someone else, such as a new status of an order, while the page is open. [ORDER-27] */
export function useOrderChanges({ version }: Pick<Enrolment, 'version'>, onChange: () => void): void {
  const { http, enrolment } = useRuntime();
  const seen = useRef(version);

  const onMessage = useEffectEvent(({ version: next }: OrdersChange) => {
    if (next <= seen.current) return;
    seen.current = next;
    onChange();
    // Which services are left to set up changes with an order. Errors are ignored: the page reports the ones of the orders.
    if (next > (enrolment.get()?.version ?? 0)) void enrolment.refresh().catch(() => undefined);
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const follow = async () => {
      try {
        const stream = await http.send(orderEndpoints.changes, {}, { signal });
        await readMessages(stream, { signal, onMessage: (change) => onMessage(change) });
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
