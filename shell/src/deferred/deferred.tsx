import { useStore } from '@home-move/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createStore } from '../store/store';
import type * as DeferredChunkModule from './deferred-chunk';

export type DeferredChunk = typeof DeferredChunkModule;

const chunk = createStore<DeferredChunk | null>(null);
let loading: Promise<DeferredChunk> | null = null;

/** Loads the chunk once; after a failure the next call tries again. */
export function loadDeferred(): Promise<DeferredChunk> {
  loading ??= import('./deferred-chunk').then(
    (loaded) => {
      chunk.set(loaded);
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export interface DeferredProps {
  readonly render: (chunk: DeferredChunk) => ReactNode;
  /** Shown when the chunk fails to load. */
  readonly fallback?: ReactNode;
}

/** Renders a view of the deferred chunk as soon as it is loaded. */
export function Deferred({ render, fallback = null }: DeferredProps) {
  const loaded = useStore(chunk);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadDeferred().catch(() => setFailed(true));
  }, []);
  if (loaded) return render(loaded);
  return failed ? fallback : null;
}
