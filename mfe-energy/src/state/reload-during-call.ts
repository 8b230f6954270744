import { useEnrolment, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Reloads when the enrolment changes during an agent's call: the customer may enter details on their phone. */
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
