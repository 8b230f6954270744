import { Button, Skeleton, Status, VisuallyHidden } from '@home-move/ui';
import type { ReactNode } from 'react';
import type { SWRConfiguration, SWRResponse } from 'swr';
import * as styles from './panel.module.css';

export const retryTexts = { retry: 'Try again', retrying: 'Trying again' } as const;

/** Options of a query whose data colleagues may change during the call: read again every 15 s while the tab is visible. */
export const sharedWithColleagues = {
  refreshInterval: 15_000,
  keepPreviousData: true,
} as const satisfies SWRConfiguration;

export interface LoadedProps<Data> {
  readonly query: Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating' | 'mutate'>;
  /** "Loading notes" and "The notes did not load.". */
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a section shows of its query: the data, or that it is loading or failed to load. */
export function Loaded<Data>({ query, loading, failed, children }: LoadedProps<Data>) {
  const { data, error, isValidating, mutate } = query;
  if (data !== undefined) return children(data);
  if (error === undefined) {
    return (
      <Status className={styles.loading}>
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton width="55%" height={12} />
        <Skeleton width="90%" height={14} />
      </Status>
    );
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{failed}</p>
      <Button size="small" onClick={() => void mutate()} busy={isValidating ? retryTexts.retrying : undefined}>
        {retryTexts.retry}
      </Button>
    </div>
  );
}
