import { useStore } from '@home-move/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createStore } from '../store/store';
import type * as LaterPartsModule from './later-parts';

export type LaterParts = typeof LaterPartsModule;

const parts = createStore<LaterParts | null>(null);
let running: Promise<void> | null = null;

/** Fetches the chunk once; after a failure the next call tries again. */
export function fetchLater(): Promise<void> {
  running ??= import('./later-parts').then(parts.set, (error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

export interface LaterProps {
  readonly render: (parts: LaterParts) => ReactNode;
  /** When the chunk cannot be had. */
  readonly fallback?: ReactNode;
}

/** Something of the later parts, as soon as it is there. */
export function Later({ render, fallback = null }: LaterProps) {
  const present = useStore(parts);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchLater().catch(() => setFailed(true));
  }, []);
  if (present) return render(present);
  return failed ? fallback : null;
}
