import { useEffect, useState, type ReactNode } from 'react';

/** A module in its own chunk: requested once, kept once loaded, requested again after a failure. */
export interface LazyModule<Module> {
  /** The module; null until it is loaded. */
  readonly get: () => Module | null;
  /** Rejects when the chunk does not load; the next call requests it again. */
  readonly load: () => Promise<Module>;
  /** Loads the module before it is needed. A failure is not reported until the module is rendered. */
  readonly preload: () => void;
}

/** `lazyModule(() => import('./chunk'))`, shared by everything that renders from that chunk. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null;
  let pending: Promise<Module> | null = null;
  const request = async () => {
    try {
      loaded = await importModule();
      return loaded;
    } catch (error) {
      pending = null;
      throw error;
    }
  };
  const load = () => (pending ??= request());
  return { get: () => loaded, load, preload: () => void load().catch(() => undefined) };
}

export interface LazyModuleState<Module> {
  /** Null until the module is loaded. */
  readonly content: Module | null;
  /** Why the last request failed; null while one is running. */
  readonly error: Error | null;
  /** Requests the module again after a failure. */
  readonly retry: () => void;
}

const toError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/**
 * Loads a module when the component mounts; a module that is loaded already is there on the first render. Import and state
 * instead of `React.lazy`, whose Suspense delays a first screen by some 300 ms.
 */
export function useLazyModule<Module>(module: LazyModule<Module>): LazyModuleState<Module> {
  const [error, setError] = useState<Error | null>(null);
  const [, setRendered] = useState(module.get());
  const content = module.get();
  const isWanted = content === null && error === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    module.load().then(
      (loaded) => !isStale && setRendered(() => loaded),
      (cause: unknown) => !isStale && setError(toError(cause)),
    );
    return () => {
      isStale = true;
    };
  }, [module, isWanted]);

  return { content, error, retry: () => setError(null) };
}

export interface LazyProps<Module> {
  readonly module: LazyModule<Module>;
  readonly children: (content: Module) => ReactNode;
  /** Shown until the module is loaded; nothing by default. */
  readonly loading?: ReactNode;
}

/** Renders from a lazy module. A chunk that does not load is thrown to the error boundary, whose Try again requests it again. */
export function Lazy<Module>({ module, children, loading = null }: LazyProps<Module>) {
  const { content, error } = useLazyModule(module);
  if (error) throw error;
  return content === null ? loading : children(content);
}
