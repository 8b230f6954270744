import type { RuntimeContract } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect } from 'react';

/** The reference that each runtime has told its host: once a document, however often the page is opened. */
const told = new WeakMap<RuntimeContract, string>();

/** Tells the host page that everything chosen is set up: an opaque reference and nothing else. */
export function useTellCompletion(isComplete: boolean, reference: string): void {
  const runtime = useRuntime();
  useEffect(() => {
    if (!isComplete || told.get(runtime) === reference) return;
    told.set(runtime, reference);
    runtime.events.emit('complete', { ref: reference });
  }, [runtime, isComplete, reference]);
}
