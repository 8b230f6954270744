import type { Branding } from '@home-move/contract';
import { Deferred } from '../deferred/deferred';
import { failureTexts, PlainFailure } from '../pages/plain-failure';

export interface StartFailureProps {
  /** Null when the document carries no branding. */
  readonly support: Branding['support'] | null;
  readonly onRetry: () => void;
}

/** Replaces the portal when it cannot start. */
export function StartFailure({ support, onRetry }: StartFailureProps) {
  return (
    <Deferred
      render={({ StartFailed }) => <StartFailed support={support} onRetry={onRetry} />}
      fallback={<PlainFailure title={failureTexts.portal} onRetry={onRetry} />}
    />
  );
}
