import { FullPageSpinner } from '@home-move/ui';
import { useEffect, useState, type ComponentProps } from 'react';
import type { JourneyPages, NewPassword } from './journey-pages';

interface LateParts {
  readonly JourneyPages: typeof JourneyPages;
  readonly NewPassword: typeof NewPassword;
}

/** What most people do not see on the first screen comes in a chunk of its own; kept here once it is there. */
let parts: LateParts | null = null;

async function load(): Promise<void> {
  parts ??= await import('./journey-pages');
}

/** A failure shows when the pages are asked for. */
export function fetchLate(): void {
  load().catch(() => undefined);
}

/** Fetches it while somebody is busy with the first screen. */
export function useLateEarly(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(fetchLate, 500);
    return () => clearTimeout(timer);
  }, [isWanted]);
}

/** Null until it is there. A chunk that cannot be had is thrown to the remote's error boundary. */
function useLate(): LateParts | null {
  const [failure, setFailure] = useState<Error | null>(null);
  const [late, setLate] = useState(parts);
  const isThere = late !== null;
  useEffect(() => {
    if (isThere) return undefined;
    let isStale = false;
    // It may have come since this was rendered: what counts is what was rendered.
    load().then(
      () => !isStale && setLate(parts),
      (error: unknown) => !isStale && setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isStale = true;
    };
  }, [isThere]);
  if (failure) throw failure;
  return late;
}

/** The pages that a partner's link opens, and others that few people see first. */
export function LatePages(props: ComponentProps<typeof JourneyPages>) {
  const late = useLate();
  return late ? <late.JourneyPages {...props} /> : <FullPageSpinner />;
}

/** The password that only the unpopulated journey asks for. [PWD-02] */
export function LateNewPassword(props: ComponentProps<typeof NewPassword>) {
  const late = useLate();
  return late && <late.NewPassword {...props} />;
}
