import type { RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect } from 'react';

/** The reference reported on each runtime: once per document, however often the page opens. */
const reported = new WeakMap<RuntimeContract, string>();

/** Reports to the host page that the enrolment is complete. Sends only the opaque reference. */
export function useReportCompletion(isComplete: boolean, reference: string): void {
  const runtime = useRuntime();
  useEffect(() => {
    if (!isComplete || reported.get(runtime) === reference) return;
    reported.set(runtime, reference);
    runtime.events.emit('complete', { ref: reference });
  }, [runtime, isComplete, reference]);
}
