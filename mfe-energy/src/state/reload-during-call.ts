import { useEnrolment, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** During an agent's call, loads again when the enrolment changes: the customer may have entered something on their own phone. */
export function useReloadDuringCall(reload: () => unknown): void {
  const { session } = useRuntime();
  const version = useEnrolment()?.version;
  const loaded = useRef(version);
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (loaded.current === version) return;
    loaded.current = version;
    if (session.get().agentName !== null) reloadNow();
  }, [session, version]);
}
