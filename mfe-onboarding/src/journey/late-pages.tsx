import { FullPageSpinner } from '@home-move/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { journeyTexts as texts } from './journey.texts';

/** The pages after the first screen come in a chunk of their own; kept here once they are there. */
let Pages: ComponentType | null = null;

export async function loadPages(): Promise<void> {
  Pages ??= (await import('./journey-pages')).JourneyPages;
}

/** Fetches them while somebody is busy with the first screen; a failure shows when they are asked for. */
export function usePagesEarly(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void loadPages().catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, [isWanted]);
}

/** The pages that a partner's link opens. A chunk that cannot be had is thrown to the remote's error boundary. */
export function LatePages() {
  const [failure, setFailure] = useState<Error | null>(null);
  const [, setLoads] = useState(0);
  useEffect(() => {
    if (Pages) return undefined;
    let isStale = false;
    loadPages().then(
      () => !isStale && setLoads((count) => count + 1),
      (error: unknown) => !isStale && setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isStale = true;
    };
  }, []);

  if (failure) throw failure;
  return Pages ? <Pages /> : <FullPageSpinner words={texts.opening} />;
}
