import { pathOf, problemOf } from '@home-move/contract';
import { Button, EmptyState, FailedPanel, Page, SkeletonCards, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { gateTexts } from '../gate/entertainment-gate';
import { unavailableTexts as texts } from './package-page.texts';

/** Whether a package is not, or no longer, offered at the home. */
export const isGone = (error: unknown): boolean => error !== undefined && problemOf(error).code === 'NOT_FOUND';

function Frame({ children }: { readonly children: ReactNode }) {
  const runtime = useRuntime();
  return (
    <Page
      title={gateTexts.title}
      brandName={runtime.brand.name}
      back={{ onClick: () => runtime.back(pathOf('broadband-list')) }}
    >
      {children}
    </Page>
  );
}

/** Explains that a package is not offered, with a way to the others. */
export function PackageGone() {
  const runtime = useRuntime();
  const toList = () => runtime.navigate(pathOf('broadband-list'));
  return (
    <Frame>
      <EmptyState title={texts.gone} level={2} action={<Button onClick={toList}>{texts.otherPackages}</Button>} />
    </Frame>
  );
}

interface PackageUnavailableProps {
  /** Why there is no package; undefined while it loads. */
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The page of a package that is loading, did not load, or is not offered at the home. */
export function PackageUnavailable({ error, retrying, onRetry }: PackageUnavailableProps) {
  if (isGone(error)) return <PackageGone />;
  return (
    <Frame>
      {error === undefined ? (
        <SkeletonCards label={texts.loading} count={1} />
      ) : (
        <FailedPanel title={texts.failed} retrying={retrying} onRetry={onRetry}>
          <p>{problemOf(error).title}</p>
        </FailedPanel>
      )}
    </Frame>
  );
}
