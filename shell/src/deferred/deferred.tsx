import { useStore } from '@home-move/ui';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type * as DeferredChunkModule from './deferred-chunk';
import { createLazyModule } from './lazy-module';

export type DeferredChunk = typeof DeferredChunkModule;

const chunk = createLazyModule<DeferredChunk>(() => import('./deferred-chunk'));

/** Loads the chunk once; after a failure the next call tries again. */
export const loadDeferred = chunk.load;

export interface DeferredProps {
  readonly render: (chunk: DeferredChunk) => ReactNode;
  /** Shown when the chunk fails to load. */
  readonly fallback?: ReactNode;
}

/** Renders a view of the deferred chunk as soon as it is loaded. */
export function Deferred({ render, fallback = null }: DeferredProps) {
  // Not in the task that runs the chunk, and a few milliseconds at a time.
  const loaded = useDeferredValue(useStore(chunk.loaded));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadDeferred().catch(() => setFailed(true));
  }, []);
  if (loaded) return render(loaded);
  return failed ? fallback : null;
}
