import { useStore } from '@home-move/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createStore } from '../store/store';
import type * as LaterPartsModule from './deferred-views';

export type DeferredViews = typeof LaterPartsModule;

const views = createStore<DeferredViews | null>(null);
let running: Promise<void> | null = null;

/** Fetches the chunk once; after a failure the next call tries again. */
export function loadDeferredViews(): Promise<void> {
  running ??= import('./deferred-views').then(views.set, (error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

export interface DeferredProps {
  readonly render: (parts: DeferredViews) => ReactNode;
  /** When the chunk cannot be had. */
  readonly fallback?: ReactNode;
}

/** Something of the later parts, as soon as it is there. */
export function Deferred({ render, fallback = null }: DeferredProps) {
  const present = useStore(views);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadDeferredViews().catch(() => setFailed(true));
  }, []);
  if (present) return render(present);
  return failed ? fallback : null;
}
