import type { Support } from '@home-move/contract';
import { FailedPanel, Page } from '@home-move/ui';
import { useState } from 'react';
import { PhoneLink } from '../links/links';
import { failureTexts } from './plain-failure';
import { pagesTexts } from './pages.texts';
import { useRetryWhenOnline } from './use-retry-when-online';

export interface StartFailedProps {
  /** Null when the document carries no brand. */
  readonly support: Support | null;
  readonly onRetry: () => void;
}

/** The portal could not start because the service cannot be reached. */
export function StartFailed({ support, onRetry }: StartFailedProps) {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    onRetry();
  };
  useRetryWhenOnline(retry);
  return (
    <main>
      <Page title={failureTexts.portal} width="form">
        <FailedPanel
          title={pagesTexts.startFailed.panel}
          onRetry={retry}
          retrying={retrying}
          alternatives={
            support && (
              <span>
                {pagesTexts.journeyFailed.call} <PhoneLink phone={support.phone} />
              </span>
            )
          }
        >
          {failureTexts.safe}
        </FailedPanel>
      </Page>
    </main>
  );
}
